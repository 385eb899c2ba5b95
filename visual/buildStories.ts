import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './run.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Where the Storybook that is photographed lies. */
export const storiesFolder = join(runFolder, 'storybook');

/** Builds the static Storybook; `reuse` takes the last one as it is. Throws what the build said. */
export function buildStories(reuse = false): void {
  if (reuse && existsSync(join(storiesFolder, 'index.json'))) return;
  const bin = join(PROJECT, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const args = [bin, 'build', '--quiet', '--output-dir', storiesFolder];
  const build = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' });
  if (build.status !== 0) {
    throw new Error(`Storybook could not be built.\n${build.stdout}\n${build.stderr}`);
  }
}
