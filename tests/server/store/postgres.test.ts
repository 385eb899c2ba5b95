import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { checkSchema, SCHEMA_RELEASE } from '../../../server/store/migrate.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { numberOf, type Sql, type Store } from '../../../server/store/Store.ts';
import { startFlakyConnection } from '../../support/faults/flakyConnection.ts';
import { meeting } from '../../support/server/meeting.ts';
import { freshDatabase, hasPostgres } from '../../support/server/postgres.ts';

const add = (sql: Sql, name: string) =>
  sql.change`UPDATE counters SET used = used + 1 WHERE name = ${name}`;
const used = async (store: Store) =>
  (await store.read((sql) => sql.rows('SELECT used FROM counters ORDER BY name'))).map((row) =>
    numberOf(row, 'used'),
  );
const withStore = async (work: (store: Store) => Promise<void>) => {
  const store = await openPostgres(await freshDatabase());
  await store.write((sql) =>
    sql.change(`INSERT INTO counters (name, used, ends_at) VALUES ('a', 0, 0), ('b', 0, 0)`),
  );
  await work(store);
  await store.close();
};

describe.runIf(hasPostgres)('the store on PostgreSQL', () => {
  test('servers that start together create the schema once', async () => {
    const url = await freshDatabase();

    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));

    const rows = await stores[0]?.read((sql) => sql.rows('SELECT release FROM schema_version'));
    expect(rows).toEqual([{ release: SCHEMA_RELEASE }]);
    for (const store of stores) await store.close();
  });

  test('a server waits for the schema beyond the statement timeout', async () => {
    const url = await freshDatabase();
    const other = new pg.Client(url);
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('schema', 0))`);

    const opening = openPostgres(url, 'server', 100);
    await vi.waitUntil(
      async () => {
        // The wait is then several times the statement timeout.
        const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND waitstart < now() - interval '0.5 s'`;
        return ((await other.query(waits)).rowCount ?? 0) > 0;
      },
      { timeout: 30_000 },
    );
    await other.end();

    const store = await opening;
    expect(await store.read(checkSchema)).toBe('current');
    await store.close();
  });

  test('work under one lock waits for no other lock', () =>
    withStore(async (store) => {
      const bothHoldTheirs = meeting(2);
      const hold = (name: string) =>
        store.write((sql) => sql.underLock(name, () => bothHoldTheirs().then(() => name)));

      expect(await Promise.all([hold('a'), hold('b')])).toEqual(['a', 'b']);
    }));

  const inOrder =
    (first: string, second: string) => async (sql: Sql, meet: () => Promise<void>) => {
      await sql.rows(`SELECT set_config('deadlock_timeout', '10ms', true)`);
      await add(sql, first);
      await meet();
      await add(sql, second);
    };
  const addAfterRead = async (sql: Sql, meet: () => Promise<void>) => {
    await sql.change('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const [row] = await sql.rows(`SELECT used FROM counters WHERE name = 'a'`);
    await meet();
    await sql.change`UPDATE counters SET used = ${numberOf(row, 'used') + 1} WHERE name = 'a'`;
  };
  test.each([
    ['wait for each other', inOrder('a', 'b'), inOrder('b', 'a'), [2, 2]],
    ['change data that both have read', addAfterRead, addAfterRead, [2, 0]],
  ])('both of two transactions succeed that %s', (_, one, other, counts) =>
    withStore(async (store) => {
      const meet = meeting(2);

      await Promise.all([one, other].map((work) => store.write((sql) => work(sql, meet))));

      expect(await used(store)).toEqual(counts);
    }),
  );

  test('the server survives a connection that breaks within a transaction', () =>
    withStore(async (store) => {
      const crashed = vi.fn<(error: Error) => void>();
      process.on('uncaughtException', crashed);

      const broken = store.write(async (sql) => {
        const [row] = await sql.rows('SELECT pg_backend_pid() AS pid');
        const pid = numberOf(row, 'pid');
        await store.read((other) => other.rows`SELECT pg_terminate_backend(${pid})`);
        return sql.rows('SELECT 1');
      });

      await expect(broken).rejects.toThrow(/terminat|connection|ECONNRESET/i);
      await store.write((sql) => add(sql, 'a'));
      expect(await used(store)).toEqual([1, 0]);
      expect(crashed).not.toHaveBeenCalled();
      process.off('uncaughtException', crashed);
    }));

  test('calls fail only while the database is silent or unreachable', async () => {
    const url = new URL(await freshDatabase());
    const connection = await startFlakyConnection(url.href);
    url.port = String(connection.port);
    const store = await openPostgres(url.href, 'server', 500);
    const failures = async () => {
      const call = (_: unknown, index: number) =>
        index % 2
          ? store.write((sql) => add(sql, 'a'))
          : store.read((sql) => sql.rows('SELECT name FROM meta'));
      const results = await Promise.allSettled(Array.from({ length: 20 }, call));
      return results.filter(({ status }) => status === 'rejected').length;
    };
    expect(await failures()).toBe(0);

    connection.set('silent');
    expect(await failures()).toBeGreaterThan(0);
    connection.set('open');
    expect(await failures()).toBe(0);
    connection.stop();
    expect(await failures()).toBe(20);
    await store.close();
  });
});
