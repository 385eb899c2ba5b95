import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql } from '../../../server/store/Store.ts';
import { textsOfFiles } from '../../support/host/confidences.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

async function openIn(folder = temporaryFolder()) {
  const store = await openSqlite(join(folder, 'gateway.db'));
  return { store, folder, names: () => store.read((sql) => sql.rows('SELECT name FROM meta')) };
}

const put = (sql: Sql, name: string, value: string) =>
  sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${value})`;

test('the connection that writes syncs every commit to the disk', async () => {
  const { store } = await openIn();
  const FULL = 2;

  expect(await store.write((sql) => sql.rows('PRAGMA synchronous'))).toEqual([
    { synchronous: FULL },
  ]);
  await store.close();
});

test('what is deleted is overwritten in the file', async () => {
  const words = 'words that nobody may read any more';
  const { store, folder } = await openIn();
  await store.write((sql) => put(sql, 'a', words));
  await store.write((sql) => put(sql, 'b', 'kept'));

  await store.write((sql) => sql.change(`DELETE FROM meta WHERE name = 'a'`));
  await store.close();

  expect(textsOfFiles(folder)).toContain('kept');
  expect(textsOfFiles(folder)).not.toContain(words);
});

test('a write that fails on a full disk leaves nothing of what was asked for beside it', async () => {
  const { store, names } = await openIn();
  // SQLite's own word for a disk with no room: no page more than there are now.
  await store.write(async (sql) => {
    const [row] = await sql.rows('PRAGMA page_count');
    await sql.rows(`PRAGMA max_page_count = ${row?.['page_count']}`);
  });

  const work = store.write((sql) =>
    Promise.all([
      put(sql, 'before', '1'),
      put(sql, 'too long', 'x'.repeat(1_000_000)),
      put(sql, 'after', '1'),
    ]),
  );

  await expect(work).rejects.toThrow('database or disk is full');
  expect(await names()).toEqual([]);
  await store.close();
});

test('an urgent write goes ahead of those that wait', async () => {
  const { store } = await openIn();
  const order: string[] = [];
  const write = (name: string, isUrgent?: boolean) =>
    store.write(async () => void order.push(name), isUrgent);

  await Promise.all([write('first'), write('second'), write('urgent', true)]);

  expect(order).toEqual(['urgent', 'first', 'second']);
  await store.close();
});

test('what was asked before the store closes is answered', async () => {
  const { store, names } = await openIn();

  const written = store.write((sql) => put(sql, 'a', '1'));
  const read = names();
  await store.close();

  expect(await Promise.all([written, read])).toEqual([1, []]);
  await expect(names()).rejects.toThrow('finalized');
});
