export type Value = string | number | null;
export type Row = Record<string, Value>;
/** A host makes its store and brings it up to date; a command takes it as it finds it. */
export type OpenedBy = 'host' | 'command';

/** A plain text has no values; a template sends its values apart from the text. */
export type Statement = string | readonly string[];

/** Runs SQL that both databases understand: sql.rows`SELECT … WHERE id = ${id}`. */
export interface Sql {
  rows: (statement: Statement, ...values: Value[]) => Promise<Row[]>;
  /** Gives the number of changed rows. */
  change: (statement: Statement, ...values: Value[]) => Promise<number>;
  /** Runs several statements without values, as a migration has them. */
  script: (text: string) => Promise<void>;
}

/** SQL under a lock that one call of one host holds at a time. */
export interface LockedSql extends Sql {
  readonly lock: string;
}

export interface Transaction extends Sql {
  /**
   * Runs work under the lock of a name, held until the transaction ends. Take at most one lock,
   * after the network counter; any other order can deadlock.
   */
  underLock: <T>(name: string, work: (sql: LockedSql) => Promise<T>) => Promise<T>;
}

/** Where the host keeps everything. Work awaits its statements and nothing else. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** True if another server uses the same SQLite folder. */
  readonly isShared?: boolean;
  /**
   * Runs work as one transaction and settles when the disk holds it; work that throws leaves
   * nothing behind. After a conflict the work runs again. Where writes queue, urgent work takes
   * turns with other work.
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

/** The number of a column that is never NULL. */
export function numberOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number')
    throw new TypeError(`Column ${column} holds no number: the schema and the code differ.`);
  return value;
}
