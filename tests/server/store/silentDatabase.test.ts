import { expect, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres.ts';
import { startFlakyConnection } from '../../support/faults/flakyConnection.ts';
import { findPostgres, startPostgres } from '../../support/host/postgres.ts';

const programs = findPostgres();
const CALLS = 20;

/** A database behind a connection that the test can break. */
async function startBehindConnection() {
  const cluster = await startPostgres(programs!);
  const url = new URL(await cluster.freshUrl());
  const connection = await startFlakyConnection(url.href);
  url.port = String(connection.port);
  return { cluster, connection, url: url.href };
}

test.runIf(programs)('a connection on which no answer comes is given up', async () => {
  const { cluster, connection, url } = await startBehindConnection();
  const store = await openPostgres(url, 'host', 500);
  const all = (call: (index: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: CALLS }, (_, index) => call(index)));
  let names = 0;
  const add = () =>
    store.write(
      (sql) => sql.change`INSERT INTO meta (name, value) VALUES (${`name ${(names += 1)}`}, '')`,
    );
  const read = () => store.read((sql) => sql.rows('SELECT name FROM meta'));
  await all(read);

  connection.set('silent');
  const lost = await all((index) => (index % 2 ? add() : read()));
  expect(lost.some(({ status }) => status === 'rejected')).toBe(true);

  connection.set('open');
  const later = await all(add);
  expect(later.filter(({ status }) => status === 'rejected')).toEqual([]);

  connection.set('silent');
  await store.close();
  connection.stop();
  await cluster.stop();
});

test.runIf(programs)('calls fail while the database is gone', async () => {
  const { cluster, connection, url } = await startBehindConnection();
  const store = await openPostgres(url);
  connection.stop();
  await cluster.stop();

  const calls = [1, 2, 3].map(() => store.read((sql) => sql.rows('SELECT name FROM meta')));
  const results = await Promise.allSettled(calls);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await store.close();
});
