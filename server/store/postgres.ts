import pg from 'pg';
import { checkSchema, migrate } from './migrate.ts';
import type { OpenedBy, Sql, Statement, Store, Transaction, Value } from './Store.ts';

// The error codes for a serialization failure and a deadlock.
const CONFLICTS = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
// With the time to connect, this is less than the page's timeout for a call.
export const STATEMENT_TIMEOUT_MS = 8000;
// PostgreSQL's id of the type BIGINT, which the store uses for times and counts.
const BIGINT = 20;

/**
 * Opens the store in a PostgreSQL database, which several servers may share. Throws if it takes
 * more than five seconds to connect. Closes a connection after `answerTimeout` milliseconds without
 * an answer, because after a failover an answer might never arrive.
 */
export async function openPostgres(
  url: string,
  openedBy: OpenedBy = 'server',
  answerTimeout = STATEMENT_TIMEOUT_MS + 1000,
): Promise<Store> {
  const options: pg.PoolConfig = {
    connectionString: url,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Sends statements without waiting for the answers to earlier ones.
    pipeline: true,
    application_name: 'gateway-server',
  };
  const pool = new pg.Pool({
    ...options,
    max: 16,
    statement_timeout: Math.min(STATEMENT_TIMEOUT_MS, answerTimeout),
    query_timeout: answerTimeout,
  });
  // The pool replaces a broken idle connection. The error must not end the process.
  pool.on('error', ignore);
  const store: Store = {
    database: 'postgres',
    write: (work) => inTransaction(pool, work),
    read: (work) => onConnection(pool, (client) => work(statementsOf(client))),
    close: () => pool.end(),
  };
  if (openedBy === 'command') return store;
  try {
    if ((await store.read(checkSchema)) !== 'current') await bringUpToDate(options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return store;
}

async function bringUpToDate(options: pg.PoolConfig): Promise<void> {
  // Statements have no timeout: this or another server may be indexing a large table.
  const pool = new pg.Pool({ ...options, max: 1 });
  pool.on('error', ignore);
  try {
    // If several servers start together, only one upgrades the schema.
    await inTransaction(pool, (sql) => sql.underLock('schema', (locked) => migrate(locked)));
  } finally {
    await pool.end();
  }
}

function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format);
}

async function inTransaction<T>(pool: pg.Pool, work: (sql: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onConnection(pool, async (client) => {
        const sql = transactionOf(client);
        const [, result] = await Promise.all([client.query('BEGIN'), work(sql)]);
        await client.query('COMMIT');
        return result;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

// If `work` throws, the connection is closed, so PostgreSQL rolls back the transaction.
async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // The pool handles only errors of idle connections. Here, a statement reports the error.
  client.on('error', ignore);
  let isDone = false;
  try {
    const result = await work(client);
    isDone = true;
    return result;
  } finally {
    client.off('error', ignore);
    client.release(!isDone);
  }
}

function ignore(): void {}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
}

function transactionOf(client: pg.PoolClient): Transaction {
  const sql = statementsOf(client);
  return {
    ...sql,
    underLock: async (lock, work) => {
      // The lock and the work are sent together to save a round trip. PostgreSQL locks first.
      const [, result] = await Promise.all([
        sql.rows`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0)) IS NULL AS locked`,
        work({ ...sql, lock }),
      ]);
      return result;
    },
  };
}

function statementsOf(client: pg.PoolClient): Sql {
  const run = (statement: Statement, values: Value[]) =>
    client.query({ ...prepared(statement), values });
  return {
    rows: async (statement, ...values) => (await run(statement, values)).rows,
    change: async (statement, ...values) => (await run(statement, values)).rowCount ?? 0,
    script: async (text) => void (await client.query(text)),
  };
}

const statements = new Map<Statement, { name: string; text: string }>();

function prepared(statement: Statement): { name: string; text: string } {
  const known = statements.get(statement);
  if (known) return known;
  const parts: readonly string[] = typeof statement === 'string' ? [statement] : statement;
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  const made = { name: `s${statements.size}`, text };
  statements.set(statement, made);
  return made;
}
