export type Value = string | number | null;
export type Row = Record<string, Value>;
/** The server creates and upgrades the store. A command opens it unchanged. */
export type OpenedBy = 'server' | 'command';

/** A statement without values, or the strings of a template whose values are sent separately. */
export type Statement = string | readonly string[];

/** Makes a statement from SQL with a `?` for each value. Use this for SQL that contains constants. */
export function statement(text: string): Statement {
  return text.split('?');
}

/** Runs SQL on SQLite or PostgreSQL: sql.rows`SELECT … WHERE id = ${id}`. */
export interface Sql {
  rows: (statement: Statement, ...values: Value[]) => Promise<Row[]>;
  /** Returns the number of changed rows. */
  change: (statement: Statement, ...values: Value[]) => Promise<number>;
  /** Runs several statements without values, such as a migration. */
  script: (text: string) => Promise<void>;
}

/** Runs SQL under a lock. Only one transaction on all servers can hold the lock at a time. */
export interface LockedSql extends Sql {
  readonly lock: string;
}

export interface Transaction extends Sql {
  /**
   * Runs work under a named lock, which is held until the transaction ends. To avoid deadlocks,
   * take at most one lock, and update the network's counters before that.
   */
  underLock: <T>(name: string, work: (sql: LockedSql) => Promise<T>) => Promise<T>;
}

/** The data of the server. `work` may await only its own statements. */
export interface Store {
  readonly database: 'sqlite' | 'postgres';
  /** True if another server uses the same SQLite folder. */
  readonly isShared?: boolean;
  /**
   * Runs work as one transaction, and returns when the transaction is on disk. An error rolls it
   * back. After a conflict, the work runs again. In SQLite, urgent and other work take turns.
   */
  write: <T>(work: (sql: Transaction) => Promise<T>, isUrgent?: boolean) => Promise<T>;
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Reads a string from a column that is never NULL. */
export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string')
    throw new TypeError(`Column ${column} contains no string: the schema and the code differ.`);
  return value;
}

/** Reads a string from a column. Returns undefined for NULL. */
export function optionalText(row: Row | undefined, column: string): string | undefined {
  return row?.[column] === null ? undefined : textOf(row, column);
}

/** Reads a number from a column that is never NULL. */
export function numberOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number')
    throw new TypeError(`Column ${column} contains no number: the schema and the code differ.`);
  return value;
}
