import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Lists every file of the project that git does not ignore, relative to the root. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
