import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../src/prerender/compress.ts';

test('a file that gets smaller by it has a compressed twin beside it, and no other file has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'assets'));
  const text = 'The same words again. '.repeat(100);
  await writeFile(join(folder, 'assets', 'site.js'), text);
  await writeFile(join(folder, 'tiny.html'), 'a');
  await writeFile(join(folder, 'film.mp4'), text);

  await compress(folder);

  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'site.js',
    'site.js.br',
    'site.js.gz',
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'film.mp4', 'tiny.html']);
  const twin = (kind: string) => readFile(join(folder, 'assets', `site.js.${kind}`));
  expect(brotliDecompressSync(await twin('br')).toString()).toBe(text);
  expect(gunzipSync(await twin('gz')).toString()).toBe(text);
  await rm(folder, { recursive: true });
});
