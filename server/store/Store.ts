export type Value = string | number | null;
export type Row = Record<string, Value>;
/** The server creates and upgrades its store; a command opens the store unchanged. */
export type OpenedBy = 'server' | 'command';

/** A string has no values; a template sends its values separately from the text. */
export type Statement = string | readonly string[];

/** Runs SQL for both databases: sql.rows`SELECT … WHERE id = ${id}`. */
export interface Sql {
  rows: (statement: Statement, ...values: Value[]) => Promise<Row[]>;
  /** Returns the number of changed rows. */
  change: (statement: Statement, ...values: Value[]) => Promise<number>;
  /** Runs several statements without values, such as a migration. */
  script: (text: string) => Promise<void>;
}

/** SQL under a lock that only one call on one server holds at a time. */
export interface LockedSql extends Sql {
  readonly lock: string;
}

export interface Transaction extends Sql {
  /**
   * Runs work under the lock of a name, held until the transaction ends. Take at most one lock,
   * and update the network counter before it: another order can deadlock.
   */
  underLock: <T>(name: string, work: (sql: LockedSql) => Promise<T>) => Promise<T>;
}

/** The data of the server. `work` may await only its own statements. */
export interface Store {
  readonly database: 'sqlite' | 'postgres';
  /** True if another server uses the same SQLite folder. */
  readonly isShared?: boolean;
  /**
   * Runs work as one transaction and settles when it is on disk; an error rolls it back. After a
   * conflict the work runs again. In a queue of writes, urgent and other work take turns.
   */
  write: <T>(work: (sql: Transaction) => Promise<T>, isUrgent?: boolean) => Promise<T>;
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** The text of a column that is never NULL. */
export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string')
    throw new TypeError(`Column ${column} holds no text: the schema and the code differ.`);
  return value;
}

/** The text of a column; undefined for NULL. */
export function optionalText(row: Row | undefined, column: string): string | undefined {
  return row?.[column] === null ? undefined : textOf(row, column);
}

/** The number in a column that is never NULL. */
export function numberOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number')
    throw new TypeError(`Column ${column} holds no number: the schema and the code differ.`);
  return value;
}
