import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres.ts';
import { findPostgres, startPostgres } from '../../support/host/postgres.ts';

const programs = findPostgres();
const CONNECTIONS = 20;

/**
 * A way to a database that can fall silent: what is open then hears nothing more, what comes later
 * works.
 */
async function openWay(address: string) {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const way = new URL(address);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    fallSilent: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

test.runIf(programs)('a connection on which no answer comes is given up', async () => {
  const cluster = await startPostgres(programs!);
  const way = await openWay(await cluster.freshUrl());
  const store = await openPostgres(way.url, 'host', 500);
  const atOnce = (answer: (index: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: CONNECTIONS }, (_, index) => answer(index)));
  let names = 0;
  const add = () =>
    store.write(
      (sql) => sql.change`INSERT INTO meta (name, value) VALUES (${`name ${(names += 1)}`}, '')`,
    );
  const read = () => store.read((sql) => sql.rows('SELECT name FROM meta'));
  await atOnce(read);

  way.fallSilent();
  const lost = await atOnce((index) => (index % 2 ? add() : read()));
  expect(lost.some(({ status }) => status === 'rejected')).toBe(true);

  const later = await atOnce(add);
  expect(later.filter(({ status }) => status === 'rejected')).toEqual([]);

  way.fallSilent();
  await store.close();
  way.close();
  await cluster.stop();
});

test.runIf(programs)('what is asked of a database that is gone fails', async () => {
  const cluster = await startPostgres(programs!);
  const way = await openWay(await cluster.freshUrl());
  const store = await openPostgres(way.url);
  way.close();
  await cluster.stop();

  const asked = [1, 2, 3].map(() => store.read((sql) => sql.rows('SELECT name FROM meta')));
  const ends = await Promise.allSettled(asked);

  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await store.close();
});
