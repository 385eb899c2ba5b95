import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { migrate } from './migrate.ts';
import type { OpenedBy, Row, Sql, Statement, Store, Transaction } from './Store.ts';

/** How long to wait for a file that another process has locked, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 25;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;

/** Opens the store in an SQLite file, which is created if absent. Throws if the file is damaged. */
export async function openSqlite(path: string, openedBy: OpenedBy = 'server'): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  // SQLite does not wait by itself if another server is also changing the journal mode.
  if (openedBy === 'server') await runWhenFree(database, 'PRAGMA journal_mode = WAL', deadline);
  database.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 67108864;
    PRAGMA wal_autocheckpoint = 4000;`);
  const verdict = database.prepare('PRAGMA quick_check(1)').get();
  if (verdict?.['quick_check'] !== 'ok')
    throw Object.assign(new Error('The database file is damaged.'), { errcode: SQLITE_CORRUPT });
  // From here on, `runWhenFree` waits instead of SQLite, which would block the event loop.
  database.exec('PRAGMA busy_timeout = 0');
  const write = createWriter(database);
  if (openedBy === 'server') await write((sql) => migrate(sql));
  // Reads have their own connection, so they never see an uncommitted transaction.
  const readOnly = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  const reading = statementsOf(readOnly, () => true);
  return {
    database: 'sqlite',
    write,
    read: async (work) => work(reading),
    close: async () => {
      await write(async () => undefined).catch(() => undefined);
      readOnly.close();
      database.close();
    },
  };
}

/** Runs transactions one by one. Urgent and other work take turns, so that neither waits long. */
function createWriter(database: DatabaseSync): Store['write'] {
  const sql = statementsOf(database, () => database.isTransaction);
  // No further lock is needed, because a write transaction locks the whole file.
  const transaction: Transaction = { ...sql, underLock: (lock, work) => work({ ...sql, lock }) };
  const urgent: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let wasUrgent = false;
  let isRunning = false;

  const transact = async <T>(work: (sql: Transaction) => Promise<T>, deadline: number) => {
    await runWhenFree(database, 'BEGIN IMMEDIATE', deadline);
    try {
      const result = await work(transaction);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      rollBack(database);
      throw error;
    }
  };

  const runAll = async () => {
    isRunning = true;
    for (;;) {
      // Lets the event loop accept new calls between two transactions.
      await setImmediate();
      const isUrgent = urgent.length > 0 && !(wasUrgent && others.length > 0);
      const next = (isUrgent ? urgent : others).shift();
      if (!next) break;
      wasUrgent = isUrgent;
      await next();
    }
    isRunning = false;
  };

  return (work, isUrgent) =>
    new Promise((resolve, reject) => {
      const deadline = performance.now() + BUSY_TIMEOUT_MS;
      const queue = isUrgent ? urgent : others;
      queue.push(() => transact(work, deadline).then(resolve, reject));
      if (!isRunning) void runAll();
    });
}

async function runWhenFree(database: DatabaseSync, statement: string, deadline: number) {
  for (;;) {
    try {
      database.exec(statement);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await delay(BUSY_RETRY_MS);
  }
}

/** True for the error that SQLite throws while another connection has locked the file. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}

function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    // The rollback fails if the file was removed. The caller then throws the error of the work.
  }
}

function statementsOf(database: DatabaseSync, mayRun: () => boolean): Sql {
  const prepared = new Map<Statement, StatementSync>();
  // SQLite may roll back by itself, for example if the disk is full. Later statements would then be
  // committed without the earlier ones.
  const check = () => {
    if (!mayRun()) throw new Error('The transaction is over.');
  };
  const prepare = (statement: Statement) => {
    check();
    const known = prepared.get(statement);
    if (known) return known;
    const text = typeof statement === 'string' ? statement : statement.join('?');
    const made = database.prepare(text);
    prepared.set(statement, made);
    return made;
  };
  return {
    rows: async (statement, ...values) => prepare(statement).all(...values) as Row[],
    change: async (statement, ...values) => Number(prepare(statement).run(...values).changes),
    script: async (text) => {
      check();
      database.exec(text);
    },
  };
}
