import pg from 'pg';
import { inGroups, type Job } from './inGroups.ts';
import { lookAtSchema, migrate } from './migrate.ts';
import type { Opening, Sql, Store, Transaction, Value } from './Store.ts';

/** Serialization failure and deadlock: the work may run again. */
const CONFLICTS = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
/** With the wait for a connection this is less than a page waits. */
const STATEMENT_TIMEOUT_MS = 8000;
/** PostgreSQL's number for the type of our times and counts. */
const BIGINT = 20;
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))';

/**
 * Opens the store in a PostgreSQL database (or an engine that speaks its protocol), which several
 * hosts may share. Throws when it cannot be reached within five seconds. A connection without an
 * answer for `answerTimeout` milliseconds is given up: a failover may leave it dead for hours.
 */
export async function openPostgres(
  url: string,
  answerTimeout = STATEMENT_TIMEOUT_MS + 1000,
  opening: Opening = 'serve',
): Promise<Store> {
  const options: pg.PoolConfig = {
    connectionString: url,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Statements that are asked for together travel together.
    pipeline: true,
    application_name: 'gateway-host',
  };
  const pool = new pg.Pool({
    ...options,
    max: 16,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: answerTimeout,
  });
  // An idle connection that breaks is replaced by the pool; its error must not end the process.
  pool.on('error', ignore);
  const store: Store = {
    engine: 'postgres',
    write: (work) => inTransaction(pool, work),
    read: readTogether(pool),
    close: () => pool.end(),
  };
  if (opening === 'asFound') return store;
  try {
    if ((await store.read(lookAtSchema)) !== 'current') await bringUpToDate(options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return store;
}

/** Without timeouts: the index of a large table takes its time, here and on another host. */
async function bringUpToDate(options: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...options, max: 1 });
  pool.on('error', ignore);
  try {
    // Hosts that start together take turns.
    await inTransaction(pool, (sql) => sql.underLock('schema', migrate));
  } finally {
    await pool.end();
  }
}

/** Our whole numbers are times and counts, safe as JavaScript numbers until the year 287396. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format);
}

async function inTransaction<T>(pool: pg.Pool, work: (sql: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    // The pool hears only idle connections; here the statement that fails tells of it.
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      // Sent with the first statement, which fails as well on a broken connection.
      const begun = client.query('BEGIN');
      begun.catch(ignore);
      const result = await work(statementsOf(client));
      await begun;
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A rollback fails on a broken connection, which the pool then replaces.
      await client
        .query('ROLLBACK')
        .catch((cause: unknown) => (broken = new Error('Connection lost', { cause })));
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }
}

/** Reads that arrive together share one connection: waking the database costs more than they do. */
function readTogether(pool: pg.Pool): Store['read'] {
  const runGroup = async (group: Job[]) => {
    const client = await pool.connect();
    client.on('error', ignore);
    const sql = statementsOf(client);
    let broken = false;
    const settle = async ({ run, done, failed }: Job) => {
      try {
        await run(sql);
        done();
      } catch (error) {
        // The pool then replaces the connection.
        broken = true;
        failed(error);
      }
    };
    await Promise.all(group.map(settle));
    client.off('error', ignore);
    client.release(broken);
  };
  return inGroups(async (waiting) => {
    const group = waiting.splice(0);
    void runGroup(group).catch((error: unknown) => {
      for (const { failed } of group) failed(error);
    });
  });
}

function ignore(): void {}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
}

function statementsOf(client: pg.PoolClient): Transaction {
  const run = (statement: string, values: Value[]) => {
    const { name, text } = numbered(statement);
    return client.query({ name, text, values });
  };
  const sql: Sql = {
    rows: async (statement, ...values) => (await run(statement, values)).rows,
    change: async (statement, ...values) => (await run(statement, values)).rowCount ?? 0,
  };
  return {
    ...sql,
    underLock: async (lock, work) => {
      // Sent together, which spares a round trip: the connection takes the lock first.
      const [, result] = await Promise.all([run(LOCK, [lock]), work({ ...sql, lock })]);
      return result;
    },
  };
}

const translated = new Map<string, { name: string; text: string }>();

/** The statement with $1, $2… for its question marks, and the name under which it is prepared. */
function numbered(statement: string): { name: string; text: string } {
  const known = translated.get(statement);
  if (known) return known;
  let position = 0;
  const text = statement.replaceAll('?', () => `$${(position += 1)}`);
  const made = { name: `s${translated.size}`, text };
  translated.set(statement, made);
  return made;
}
