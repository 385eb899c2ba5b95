import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import type { Manifests } from 'storybook/internal/types';

/** Gives the manifest imports that resolve from the root, because the package exports nothing. */
export function withImports(manifests: Manifests = {}): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {}))
    component.import = importsOf(component.path);
  return manifests;
}

/** Returns the imports of a story file, relative to the root. */
function importsOf(story: string): string {
  const rooted = (path: string) => `'./${posix.join(dirname(story), path)}'`;
  return (readFileSync(story, 'utf8').match(/^import (?!type )[^;]+;$/gm) ?? [])
    .map((line) => line.replace(/'(\.[^']+)'/, (_, path: string) => rooted(path)))
    .join('\n');
}
