import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders that git ignores, and git's own. */
const ignored = readFileSync('.gitignore', 'utf8').match(/^\S+(?=\/$)/gm) ?? [];

/** Every file of the project, by its path from the root. */
export const projectFiles: readonly string[] = globSync(['**/*', '.*', '.*/**/*'], {
  withFileTypes: true,
  exclude: (entry) => [...ignored, '.git'].includes(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative('.', join(entry.parentPath, entry.name)))
  .toSorted();

/** The text of every file in TypeScript, by its path. */
export const sources: ReadonlyMap<string, string> = new Map(
  projectFiles
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

/** What a file imports, types included, as it is written there. */
export function importsOf(path: string): string[] {
  const source = sources.get(path) ?? '';
  return [...source.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm)].map(
    (match) => match[1]!,
  );
}

/** The files of ours that a file imports. */
export function importedFiles(path: string): string[] {
  return importsOf(path)
    .filter((target) => target.startsWith('.'))
    .map((target) => join(dirname(path), target.replace(/\?.*$/, '')));
}
