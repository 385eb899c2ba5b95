import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageSettings } from '../../shared/site.ts';
import type { CompressedFile } from '../../src/render/compress.ts';
import type { RenderedSite } from '../../src/render/prerenderSite.ts';
import { isBuilt, runRenderProgram } from './renderProgram.ts';

export type Files = Readonly<Record<string, CompressedFile>>;

/**
 * The built files and the pages, in memory (docs/decisions/server/calls.md#h12). A file on disk
 * would hold a descriptor and buffers for each client that does not read.
 */
export interface Build {
  /** The files that are the same for all settings. */
  readonly built: Files;
  readonly rendered: Omit<RenderedSite, 'hostFiles'>;
}

/** Reads a build and renders its pages. Returns undefined if there is none. */
export async function readBuild(
  folder: string,
  settings: PageSettings,
): Promise<Build | undefined> {
  if (!isBuilt(folder)) return undefined;
  const built = readFiles(join(folder, 'client'));
  return { built, rendered: await runRenderProgram(folder, settings) };
}

/** Reads the files for browsers, with their compressed copies. */
export function readFiles(root: string): Files {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('.vite/'));
  const read = (name: string) => readFileSync(join(root, name));
  const copy = (name: string) => (existsSync(join(root, name)) ? read(name) : undefined);
  return Object.fromEntries(
    names.map((name) => [
      name,
      { body: read(name), br: copy(`${name}.br`), gzip: copy(`${name}.gz`) },
    ]),
  );
}

export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
