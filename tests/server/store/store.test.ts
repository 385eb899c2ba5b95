import { expect, test } from 'vitest';
import type { Store } from '../../../server/store/Store.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';

const put = (store: Store, name: string) =>
  store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, '1')`);
const names = async (store: Store) =>
  (await store.read((sql) => sql.rows('SELECT name FROM meta ORDER BY name'))).map(
    ({ name }) => name,
  );

onEachDatabase('the store', {}, (server, database) => {
  test('rolls back only the work that throws', async () => {
    const { store } = server();

    const results = await Promise.allSettled([
      put(store, 'a'),
      store.write(async (sql) => {
        await sql.change(`INSERT INTO meta (name, value) VALUES ('lost', '1')`);
        throw new Error('no');
      }),
      store.read((sql) => sql.rows('SELECT id FROM nowhere')),
      names(store),
      put(store, 'b'),
    ]);

    expect(results.map(({ status }) => status[0]).join('')).toBe('frrff');
    expect(await names(store)).toEqual(['a', 'b']);
  });

  test('runs statements in order, and rolls all of them back together', async () => {
    const { store } = server();
    const [, seen, changed] = await store.write((sql) =>
      Promise.all([
        sql.change(`INSERT INTO meta (name, value) VALUES ('a', '1')`),
        sql.rows(`SELECT value FROM meta WHERE name = 'a'`),
        sql.change(`UPDATE meta SET value = '2' WHERE name = 'a'`),
      ]),
    );
    expect([seen, changed]).toEqual([[{ value: '1' }], 1]);

    const work = store.write((sql) =>
      Promise.all([
        sql.change(`INSERT INTO meta (name, value) VALUES ('b', '1')`),
        sql.change`INSERT INTO nowhere (name) VALUES (${'b'})`,
        sql.change(`INSERT INTO meta (name, value) VALUES ('c', '1')`),
      ]),
    );
    await expect(work).rejects.toThrow('nowhere');
    expect(await names(store)).toEqual(['a']);
  });

  test('runs transactions under one lock one at a time on all servers', async () => {
    const stores = [server().store, await database().openAgain()];
    const addNext = (store: Store) =>
      store.write((sql) =>
        sql.underLock('meta', async (locked) => {
          const rows = await locked.rows('SELECT name FROM meta');
          const name = `name ${rows.length}`;
          await locked.change`INSERT INTO meta (name, value) VALUES (${name}, '1')`;
        }),
      );

    await Promise.all([...stores, ...stores, ...stores].map(addNext));

    for (const store of stores)
      expect(await names(store)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `name ${at}`));
  });
});
