/** What a statement may be given and may return: texts, whole numbers and nothing. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
/** A host makes its store and brings it up to date; a command takes it as it finds it. */
export type OpenedBy = 'host' | 'command';

/** A text without values, or a template whose values travel apart from it. */
export type Statement = string | TemplateStringsArray;

/**
 * Runs statements, written once for both engines: sql.rows`SELECT … WHERE id = ${id}`. Those that
 * are asked for together run in that order and spare their round trips.
 */
export interface Sql {
  /** Gives the rows of a statement; of one that writes, those of its RETURNING. */
  rows: (statement: Statement, ...values: Value[]) => Promise<Row[]>;
  /** Gives the number of rows that a statement changed. */
  change: (statement: Statement, ...values: Value[]) => Promise<number>;
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
