import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';

/**
 * Makes the folder of DATA_DIR, for this user alone, where it is not there yet. Throws a
 * SetupFault.
 */
export function makeDataDir(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new SetupFault(
      `DATA_DIR cannot be made at ${path} (${kindOf(error)}): choose a folder that this user may write.`,
    );
  }
}

/**
 * As `mkdir -p`. Node's own never ends where the system answers ENOENT for a folder that is there,
 * as /proc does.
 */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Has the disk hold which files a folder names: a file's own sync does not promise its name. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
