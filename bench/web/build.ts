import react from '@vitejs/plugin-react';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compress } from '../../src/prerender/compress.ts';

/** A site built into a temporary folder, laid out so that the host serves it like ours. */
export interface Build {
  readonly folder: string;
  remove: () => Promise<void>;
}

/** Builds the app in a folder beside this file. One document answers every address. */
export async function buildApp(name: string, plugins: Plugin[] = []): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), `gateway-${name}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, name),
    plugins: [react(), plugins],
    build: { outDir: join(folder, 'dist/site'), emptyOutDir: true, chunkSizeWarningLimit: 1e6 },
  });
  const page = 'index.html';
  return finish(folder, { '/': page, '/info': page, '/privacy-policy': page }, page);
}

/** Writes the pages by hand; Vite only gives their pictures and films an address. */
export async function buildByHand(): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-by-hand-'));
  const [site, words] = [join(folder, 'dist/site'), join(folder, 'words')];
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'byHand/files.ts'),
      outDir: words,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
    },
  });
  const { files } = (await import(pathToFileURL(join(words, 'files.js')).href)) as {
    files: Record<string, string>;
  };
  await mkdir(site, { recursive: true });
  await rename(join(words, 'assets'), join(site, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  const pages = { '/': 'index.html', '/info': 'info.html', '/privacy-policy': 'policy.html' };
  return finish(folder, pages, 'not-found.html');
}

async function finish(
  folder: string,
  pages: Record<string, string>,
  notFound: string,
): Promise<Build> {
  const dist = join(folder, 'dist');
  const entry = (file: string) => ({ file, noindex: false });
  const manifest = {
    contentSecurityPolicy: "default-src 'self' 'unsafe-inline' data:",
    pages: Object.fromEntries(Object.entries(pages).map(([path, file]) => [path, entry(file)])),
    notFound: entry(notFound),
  };
  await compress(join(dist, 'site'));
  await writeFile(join(dist, 'pages.json'), JSON.stringify(manifest));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
