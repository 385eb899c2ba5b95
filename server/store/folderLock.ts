import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupFault } from '../setupFault.ts';
import { isBusy } from './sqlite.ts';

/**
 * Marks a data folder as in use until the process ends or calls `release`. `isShared` is true if
 * another server uses the folder too. Throws a SetupFault during a restore.
 */
export function holdFolder(dataDir: string): { release: () => void; isShared: boolean } {
  // Only one server can hold this lock. Other servers hold a read lock instead.
  const first = lockWith(dataDir, 'PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  const release =
    first ??
    lockWith(dataDir, 'BEGIN; SELECT COUNT(*) FROM sqlite_schema') ??
    refuse('A restore is running: start the server when it has ended.');
  return { release, isShared: !first };
}

/** Keeps servers from starting until the returned function is called. Throws if a server runs. */
export function keepServersOut(dataDir: string): () => void {
  return (
    lockWith(dataDir, 'BEGIN EXCLUSIVE') ??
    refuse('The server is running: stop it before you restore.')
  );
}

// Uses SQLite's file lock, which the kernel releases when the process ends. The lock has its own
// file, because the file of the store may be damaged or replaced.
function lockWith(dataDir: string, statements: string): (() => void) | undefined {
  const database = new DatabaseSync(join(dataDir, 'in-use'), { timeout: 0 });
  try {
    database.exec(statements);
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return () => database.close();
}

function refuse(line: string): never {
  throw new SetupFault(line);
}
