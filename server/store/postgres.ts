import pg from 'pg';
import { inGroups, type Job } from './inGroups.ts';
import { lookAtSchema, migrate } from './migrate.ts';
import type { Opening, Sql, Store, Value } from './Store.ts';

/** Taken while the schema is brought up to date, so that hosts that start together take turns. */
export const MIGRATION_LOCK = 7_216_504;
/** Serialization failure and deadlock: the other side has won, and the work may run again. */
const CONFLICTS = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
/** How long a statement may take, in ms: with the wait for a connection, less than a page waits. */
const STATEMENT = 8000;
const BIGINT = 20;

/**
 * Opens the store in a PostgreSQL database (or an engine that speaks its protocol). Several hosts
 * may share it. Throws when it cannot be reached within five seconds. A connection on which no
 * answer comes for `silence` milliseconds is given up: after a failover it may be dead for hours
 * before the system says so.
 */
export async function openPostgres(
  url: string,
  silence = STATEMENT + 1000,
  opening: Opening = 'serve',
): Promise<Store> {
  const options: pg.PoolConfig = {
    connectionString: url,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'gateway-host',
  };
  const pool = new pg.Pool({
    ...options,
    max: 16,
    // Statements that are asked for together travel together.
    pipeline: true,
    statement_timeout: STATEMENT,
    query_timeout: silence,
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

/** An index on a large table takes its time, and so does the wait for the host that makes it. */
async function bringUpToDate(options: pg.PoolConfig): Promise<void> {
  const patient = new pg.Pool({ ...options, max: 1 });
  patient.on('error', ignore);
  try {
    await inTransaction(patient, async (sql) => {
      await sql.rows('SELECT pg_advisory_xact_lock(?) IS NULL AS locked', MIGRATION_LOCK);
      await migrate(sql);
    });
  } finally {
    await patient.end();
  }
}

/** Our whole numbers are times and counts, safe as JavaScript numbers until the year 287396. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format);
}

async function inTransaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    // The pool hears only idle connections. What breaks here is told by the statement that fails.
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      // It travels with the first statement, which tells of a broken connection as well.
      const begun = client.query('BEGIN');
      begun.catch(ignore);
      const result = await work(statementsOf(client));
      await begun;
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A rollback that fails means a broken connection: the pool then throws it away.
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

/**
 * Reads that arrive together travel together on one connection: waking the database for each of
 * them costs more than they do. A group waits for no other.
 */
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
        // The pool then throws the connection away.
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

function statementsOf(client: pg.PoolClient): Sql {
  const run = (statement: string, values: Value[]) => {
    const { name, text } = numbered(statement);
    return client.query({ name, text, values });
  };
  return {
    rows: async (statement, ...values) => (await run(statement, values)).rows,
    change: async (statement, ...values) => (await run(statement, values)).rowCount ?? 0,
    lock: async (name) => {
      await run('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
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
