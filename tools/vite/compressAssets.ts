import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from '../../src/render/compress.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|vtt|txt)$/;

/** Writes `.br` and `.gz` copies of the text files that a build has written. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compressFile(join(folder, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const { br, gzip } = await compress(await readFile(file));
  if (br) await writeFile(`${file}.br`, br);
  if (gzip) await writeFile(`${file}.gz`, gzip);
}
