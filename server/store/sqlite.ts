import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BUSY_TIMEOUT_MS, groupCommit } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import type { OpenedBy, Row, Sql, Statement, Store } from './Store.ts';

/** Opens the store in one SQLite file, made when absent. Throws when the file is damaged. */
export async function openSqlite(path: string, openedBy: OpenedBy = 'host'): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  if (openedBy === 'host') database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 67108864;
    PRAGMA wal_autocheckpoint = 4000;`);
  const verdict = database.prepare('PRAGMA quick_check(1)').get();
  if (verdict?.['quick_check'] !== 'ok') throw new Error('The database file is damaged.');
  // SQLite would wait inside the call and block the event loop: from here on `groupCommit` waits.
  database.exec('PRAGMA busy_timeout = 0');
  const sql = statementsOf(database, () => database.isTransaction);
  const write = groupCommit(database, {
    ...sql,
    // A transaction that writes has the whole file for itself.
    underLock: async (lock, work) => work({ ...sql, lock }),
  });
  if (openedBy === 'host') await write(migrate);
  // Reads have their own connection: they never see a group that is not committed yet.
  const readOnly = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  const reading = statementsOf(readOnly, () => true);
  return {
    engine: 'sqlite',
    write,
    read: async (work) => work(reading),
    close: async () => {
      await write(async () => undefined).catch(() => undefined);
      readOnly.close();
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

function statementsOf(database: DatabaseSync, mayRun: () => boolean): Sql {
  const prepared = new Map<Statement, StatementSync>();
  const prepare = (statement: Statement) => {
    // SQLite may roll back by itself, as on a full disk. Later statements would commit alone.
    if (!mayRun()) throw new Error('The transaction is over.');
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
  };
}
