import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupFault } from '../setupFault.ts';
import { isBusy } from './sqlite.ts';

/**
 * Marks a data folder as in use until the process ends or calls `release`; `isShared` is true if
 * another server also uses it. Throws a SetupFault while the folder is being restored.
 */
export function holdFolder(dataDir: string): { release: () => void; isShared: boolean } {
  // Only one server can hold this lock, which still admits readers.
  const first = lockWith(dataDir, 'PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  const release =
    first ??
    lockWith(dataDir, 'BEGIN; SELECT COUNT(*) FROM sqlite_schema') ??
    refuse('A restore is running: start the server when it has ended.');
  return { release, isShared: !first };
}

/** Keeps servers out of a data folder until the returned function is called; throws if one runs. */
export function keepServersOut(dataDir: string): () => void {
  return (
    lockWith(dataDir, 'BEGIN EXCLUSIVE') ??
    refuse('The server is running: stop it before you restore.')
  );
}

// SQLite's file lock is released by the kernel when the process dies. It is on a separate file,
// because the store may be damaged or replaced.
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
