import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';

/** Creates the folder of DATA_DIR, accessible only to this user. Throws a SetupFault. */
export function makeDataDir(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new SetupFault(
      `DATA_DIR cannot be created at ${path} (${kindOf(error)}): choose a folder that this user can write to.`,
    );
  }
}

// mkdir with `recursive` hangs below /proc, which returns ENOENT for an existing folder.
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

/** Syncs the entries of a folder to disk; syncing a file does not include its entry. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
