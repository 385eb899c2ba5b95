import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageSettings } from '../../shared/site.ts';
import type { RenderedSite } from '../../src/render/prerenderSite.ts';
import { isBuilt, runRenderProgram } from './renderProgram.ts';

/** The built files, listed once at start, and the pages (docs/decisions/server/calls.md#h12). */
export interface Build {
  /** The folder of the files that are the same for all settings. */
  readonly root: string;
  /** The digests of these files by path. Compressed copies are not listed. */
  readonly digests: ReadonlyMap<string, string>;
  readonly rendered: Omit<RenderedSite, 'hostFiles'>;
}

/** Reads a build and renders its pages. Returns undefined if there is none. */
export async function readBuild(
  folder: string,
  settings: PageSettings,
): Promise<Build | undefined> {
  if (!isBuilt(folder)) return undefined;
  const root = join(folder, 'client');
  return { root, digests: digestsOf(root), rendered: await runRenderProgram(folder, settings) };
}

export function digestsOf(root: string): Build['digests'] {
  return new Map(namesIn(root).map((name) => [name, digestOf(readFileSync(join(root, name)))]));
}

/** Lists the files for browsers, except compressed copies. */
function namesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('.vite/'));
}

export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
