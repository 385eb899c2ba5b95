import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import type { Row, Sql, Store, Value } from './Store.ts';

/** The most calls that share one commit: a bound on how long the first of them waits. */
const GROUP_SIZE = 256;
/** How long a file that another process has locked is waited for, in milliseconds. */
const PATIENCE = 5000;
const RETRY = 25;
const BUSY = 5;

interface Job {
  run: (sql: Sql) => Promise<void>;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Opens the store in one SQLite file, made when absent. Writes that arrive together share one
 * transaction and one fsync; each has a savepoint of its own and is answered after the commit.
 * Writes fail when another process keeps the file locked for five seconds; reads go on meanwhile.
 * Throws when the file cannot be opened or is damaged.
 */
export async function openSqlite(path: string): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -16000; PRAGMA journal_size_limit = 67108864;`);
  const verdict = database.prepare('PRAGMA quick_check(1)').get();
  if (verdict?.['quick_check'] !== 'ok') throw new Error('The database file is damaged.');
  // SQLite would wait inside the call, and nothing else would be answered: from here on we wait.
  database.exec('PRAGMA busy_timeout = 0');
  const sql = statementsOf(database);
  const write = groupCommit(database, sql);
  await write(migrate);
  // Reads have their own connection: they never see a group that is not committed yet.
  const readOnly = new DatabaseSync(path, { timeout: PATIENCE, readOnly: true });
  const readSql = statementsOf(readOnly);
  return {
    engine: 'sqlite',
    write,
    read: (work) => work(readSql),
    close: async () => {
      await write(async () => undefined);
      readOnly.close();
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

function statementsOf(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (text: string) => {
    const known = prepared.get(text);
    if (known) return known;
    const made = database.prepare(text);
    prepared.set(text, made);
    return made;
  };
  return {
    rows: async (text, ...values: Value[]) => statementOf(text).all(...values) as Row[],
    change: async (text, ...values: Value[]) => Number(statementOf(text).run(...values).changes),
  };
}

function groupCommit(database: DatabaseSync, sql: Sql): Store['write'] {
  const waiting: Job[] = [];
  let scheduled = false;

  const schedule = () => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    // After the poll phase: every call that this turn of the loop has read joins the group.
    setImmediate(() => {
      const takeGroup = (most: number) => waiting.splice(0, most);
      void runGroup(database, sql, takeGroup).finally(() => {
        scheduled = false;
        schedule();
      });
    });
  };

  return (work) =>
    new Promise((resolve, reject) => {
      let settle = () => {};
      waiting.push({
        run: async (statements) => {
          const result = await work(statements);
          settle = () => resolve(result);
        },
        done: () => settle(),
        failed: reject,
      });
      schedule();
    });
}

async function runGroup(
  database: DatabaseSync,
  sql: Sql,
  takeGroup: (most: number) => Job[],
): Promise<void> {
  const kept: Job[] = [];
  let group: readonly Job[] = [];
  try {
    await begin(database);
    group = takeGroup(GROUP_SIZE);
    for (const job of group) {
      if (await runJob(database, sql, job)) kept.push(job);
    }
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    // Not even begun: all who came meanwhile fail too, or they would wait as long again.
    for (const job of group.length > 0 ? group : takeGroup(Infinity)) job.failed(error);
    return;
  }
  for (const job of kept) job.done();
}

/** Begins a transaction as soon as no other process writes; throws when that takes too long. */
async function begin(database: DatabaseSync): Promise<void> {
  const last = performance.now() + PATIENCE;
  for (;;) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > last) throw error;
    }
    await delay(RETRY);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === BUSY;
}

/** A file that is gone or closed cannot be rolled back; the callers still get their answer. */
function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    return;
  }
}

/** Runs one job in its savepoint; false when it threw, and its caller knows already. */
async function runJob(database: DatabaseSync, sql: Sql, job: Job): Promise<boolean> {
  database.exec('SAVEPOINT job');
  try {
    await job.run(sql);
    database.exec('RELEASE job');
    return true;
  } catch (error) {
    // A full disk may have ended the whole transaction; then the group fails as one.
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    job.failed(error);
    return false;
  }
}
