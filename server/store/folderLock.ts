import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupFault } from '../setupFault.ts';
import { isBusy } from './groupCommit.ts';

/**
 * Says that a host runs on a data folder, until the given function is called or the process dies,
 * however it dies. Several hosts may. Throws a SetupFault while the folder is being restored.
 */
export function holdFolder(dataDir: string): () => void {
  return (
    lockWith(dataDir, 'BEGIN; SELECT COUNT(*) FROM sqlite_schema') ??
    refuse('A restore is under way: start the host when it has ended.')
  );
}

/**
 * Keeps every host out of a data folder until the given function is called; throws where one runs.
 */
export function keepHostsOut(dataDir: string): () => void {
  return (
    lockWith(dataDir, 'BEGIN EXCLUSIVE') ?? refuse('The host runs: stop it before you restore.')
  );
}

/**
 * A lock that the kernel frees with the process: SQLite's own, on an empty file beside the store,
 * as the store may be damaged, set aside or replaced. A reader shares it, BEGIN EXCLUSIVE does not.
 */
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
