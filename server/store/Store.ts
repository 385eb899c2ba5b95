/** What a statement may be given and may return: texts, whole numbers and nothing. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
/** Whether a store is made and brought up to date as it is opened, or left as it is found. */
export type Opening = 'serve' | 'asFound';

/**
 * Statements, written once for both engines, with a question mark for each value. Those that are
 * asked for together run in that order and spare their round trips.
 */
export interface Sql {
  /** Runs a statement and gives its rows; a writing statement gives those of its RETURNING. */
  rows: (statement: string, ...values: Value[]) => Promise<Row[]>;
  /** Runs a statement and gives the number of rows that it changed. */
  change: (statement: string, ...values: Value[]) => Promise<number>;
}

/** Statements under a lock: only one call of one host at a time holds the lock of a name. */
export interface LockedSql extends Sql {
  readonly lock: string;
}

/** The statements of one transaction. */
export interface Transaction extends Sql {
  /**
   * Runs work under the lock of a name, which is held until the transaction ends. A transaction
   * takes one lock at most, and counts its network before: two calls never wait for each other.
   */
  underLock: <T>(name: string, work: (sql: LockedSql) => Promise<T>) => Promise<T>;
}

/**
 * The host's memory. `write` runs its work as one transaction and settles only when the disk holds
 * it; work that throws leaves nothing behind. Work awaits its statements and nothing else, and may
 * run again after a conflict, so it must not act on the world outside.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  write: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  /** Runs work that only reads, together with what else is read just then. */
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** The text of a column that always holds one. */
export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string')
    throw new TypeError(`Column ${column} holds no text: the schema and the code differ.`);
  return value;
}

/** The number of a column that always holds one. */
export function numberOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number')
    throw new TypeError(`Column ${column} holds no number: the schema and the code differ.`);
  return value;
}
