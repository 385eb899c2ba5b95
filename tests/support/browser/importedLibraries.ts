import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^import (?!type )(?:[^';]* from )?'([^.'][^'?]*)'/gm;
const OWN_TOOLS = /^(?:virtual:|node:|vitest|@?storybook)/;

/**
 * Lists every library that the source files in some folders import. Story tests pass these
 * libraries to Vite in advance, because Vite reloads the page when it discovers a library during a
 * run.
 */
export function importedLibraries(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)])
      .map(([, name]) => name ?? ''),
  );
  return [...new Set(names)]
    .filter((name) => !OWN_TOOLS.test(name) && !name.endsWith('.css'))
    .toSorted();
}
