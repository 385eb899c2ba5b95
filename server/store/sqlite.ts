import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { inGroups, type Job } from './inGroups.ts';
import { migrate } from './migrate.ts';
import type { Opening, Row, Sql, Store, Transaction, Value } from './Store.ts';

/** The most calls that share one commit: a bound on how long the first of them waits. */
const GROUP_SIZE = 256;
/** How long a file that another process has locked is waited for. */
const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 25;
/** SQLite's number for a file that is locked. */
const SQLITE_BUSY = 5;

/**
 * Opens the store in one SQLite file, made when absent. Writes that arrive together share one
 * transaction and one fsync, and are answered after the commit; where one of them throws, each of
 * them runs again in a transaction of its own. Reads that arrive together share one snapshot.
 * Writes fail when another process keeps the file locked for five seconds; reads go on meanwhile.
 * Throws when the file cannot be opened or is damaged.
 */
export async function openSqlite(path: string, opening: Opening = 'serve'): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  if (opening === 'serve') database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 67108864;
    PRAGMA wal_autocheckpoint = 4000;`);
  const verdict = database.prepare('PRAGMA quick_check(1)').get();
  if (verdict?.['quick_check'] !== 'ok') throw new Error('The database file is damaged.');
  // SQLite would wait inside the call and block the event loop: from here on `begin` waits.
  database.exec('PRAGMA busy_timeout = 0');
  const sql = statementsOf(database);
  const write = groupCommit(database, sql);
  if (opening === 'serve') await write(migrate);
  // Reads have their own connection: they never see a group that is not committed yet.
  const readOnly = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  const read = groupReads(readOnly, statementsOf(readOnly));
  return {
    engine: 'sqlite',
    write,
    read,
    close: async () => {
      await Promise.allSettled([write(async () => undefined), read(async () => undefined)]);
      readOnly.close();
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

function statementsOf(database: DatabaseSync): Transaction {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (text: string) => {
    // SQLite rolls back by itself, as on a full disk: what follows would be committed alone.
    if (!database.isTransaction) throw new Error('The transaction is over.');
    const known = prepared.get(text);
    if (known) return known;
    const made = database.prepare(text);
    prepared.set(text, made);
    return made;
  };
  const sql: Sql = {
    rows: async (text, ...values: Value[]) => statementOf(text).all(...values) as Row[],
    change: async (text, ...values: Value[]) => Number(statementOf(text).run(...values).changes),
  };
  // A transaction that writes has the whole file for itself.
  return { ...sql, underLock: async (lock, work) => work({ ...sql, lock }) };
}

function groupCommit(database: DatabaseSync, sql: Transaction): Store['write'] {
  /** How many jobs at the front have failed as a group, and now run one by one. */
  let retried = 0;

  return inGroups(async (waiting) => {
    let group: Job[] = [];
    try {
      await begin(database);
      group = waiting.splice(0, retried > 0 ? 1 : GROUP_SIZE);
      retried = Math.max(0, retried - 1);
      for (const job of group) await job.run(sql);
      database.exec('COMMIT');
      for (const job of group) job.done();
    } catch (error) {
      rollBack(database);
      if (group.length > 1) {
        waiting.unshift(...group);
        retried = group.length;
        return;
      }
      // Without a transaction all that wait fail at once, or they would wait as long again.
      for (const job of group.length > 0 ? group : waiting.splice(0)) job.failed(error);
    }
  });
}

/** Reads that arrive together share one snapshot, as its locks cost more than they do. */
function groupReads(database: DatabaseSync, sql: Transaction): Store['read'] {
  return inGroups(async (waiting) => {
    const group = waiting.splice(0);
    const answers: (() => void)[] = [];
    for (const job of group) {
      try {
        if (!database.isTransaction) database.exec('BEGIN');
        await job.run(sql);
        answers.push(job.done);
      } catch (error) {
        answers.push(() => job.failed(error));
      }
    }
    rollBack(database);
    for (const answer of answers) answer();
  });
}

/** Begins a transaction as soon as no other process writes; throws when that takes too long. */
async function begin(database: DatabaseSync): Promise<void> {
  const last = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > last) throw error;
    }
    await delay(BUSY_RETRY_MS);
  }
}

/** True for what SQLite throws while another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}

/** Rolls back where there is something to; a file that is gone fails the work, not this. */
function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    return;
  }
}
