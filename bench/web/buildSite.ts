import react from '@vitejs/plugin-react';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from '../../src/prerender/compress.ts';

/** Builds one of the folders beside this file as our server serves it; gives the built folder. */
export async function buildSite(name: string, parent: string): Promise<string> {
  const folder = join(parent, name);
  const outDir = join(folder, 'dist/site');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, name),
    plugins: [react()],
    build: { outDir, chunkSizeWarningLimit: 1000 },
  });
  const page = { file: 'index.html', noindex: false };
  const manifest = {
    contentSecurityPolicy: "default-src 'self' 'unsafe-inline' data:",
    pages: { '/': page, '/info': page },
    notFound: page,
  };
  await writeFile(join(folder, 'dist/pages.json'), JSON.stringify(manifest));
  await compress(outDir);
  return folder;
}
