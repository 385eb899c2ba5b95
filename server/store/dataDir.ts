import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';

/** The disk of DATA_DIR is full if it has less free space than this. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Creates the folder DATA_DIR, which only this user can read. Throws a SetupFault on failure. */
export function makeDataDir(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new SetupFault(
      `DATA_DIR cannot be created at ${path} (${kindOf(error)}): choose a folder that this user can write to.`,
    );
  }
}

// `mkdirSync` with `recursive` would hang in /proc, where creating a folder fails with ENOENT.
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

/** Returns the free space on the disk of a folder, or undefined if it cannot be read. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}

/** Writes the entries of a folder to disk. Syncing a file does not sync its entry. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
