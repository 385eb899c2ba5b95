import react from '@vitejs/plugin-react';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compress } from '../../src/prerender/compress.ts';

const quiet = { configFile: false, logLevel: 'error' } as const;

/**
 * Builds the app in a folder beside this file, one document for every path. Gives the folder from
 * which the host serves it.
 */
export async function buildApp(name: 'usual' | 'typing', parent: string): Promise<string> {
  const folder = join(parent, name);
  await build({
    ...quiet,
    root: join(import.meta.dirname, name),
    plugins: [react()],
    build: { outDir: join(folder, 'dist/site'), chunkSizeWarningLimit: 1000 },
  });
  return finish(folder, { '/': 'index.html', '/info': 'index.html' }, 'index.html');
}

/** Writes the pages by hand; Vite only gives their pictures and the font a path. */
export async function buildByHand(parent: string): Promise<string> {
  const folder = join(parent, 'by-hand');
  const [site, words] = [join(folder, 'dist/site'), join(folder, 'words')];
  const ssr = join(import.meta.dirname, 'byHand/files.ts');
  await build({
    ...quiet,
    build: { ssr, outDir: words, ssrEmitAssets: true, assetsInlineLimit: 0 },
  });
  const { files } = (await import(pathToFileURL(join(words, 'files.js')).href)) as {
    files: Record<string, string>;
  };
  await mkdir(site, { recursive: true });
  await rename(join(words, 'assets'), join(site, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text);
  return finish(folder, { '/': 'index.html', '/privacy-policy': 'policy.html' }, 'not-found.html');
}

/** Compresses a site and tells the host of its pages, as the prerender does for ours. */
async function finish(folder: string, files: Record<string, string>, notFound: string) {
  const pages: Record<string, unknown> = {};
  for (const [path, file] of Object.entries(files)) pages[path] = { file, noindex: false };
  const contentSecurityPolicy = "default-src 'self' 'unsafe-inline' data:";
  const manifest = { contentSecurityPolicy, pages, notFound: { file: notFound, noindex: false } };
  await writeFile(join(folder, 'dist/pages.json'), JSON.stringify(manifest));
  await compress(join(folder, 'dist/site'));
  return folder;
}
