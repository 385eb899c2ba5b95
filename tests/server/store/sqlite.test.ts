import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql } from '../../../server/store/Store.ts';
import { textsOfFiles } from '../../support/host/confidences.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (sql: Sql, name: string, value: string) =>
  sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${value})`;

test('the connection that writes syncs every commit to the disk', async () => {
  const store = await openSqlite(join(folder, 'gateway.db'));

  const FULL = 2;
  expect(await store.write((sql) => sql.rows('PRAGMA synchronous'))).toEqual([
    { synchronous: FULL },
  ]);
  await store.close();
});

test('what is deleted is overwritten in the file', async () => {
  const words = 'words that nobody may read any more';
  const store = await openSqlite(join(folder, 'gateway.db'));
  await store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES ('a', ${words})`);
  await store.write((sql) => sql.change(`INSERT INTO meta (name, value) VALUES ('b', 'kept')`));

  await store.write((sql) => sql.change(`DELETE FROM meta WHERE name = 'a'`));
  await store.close();

  expect(textsOfFiles(folder)).toContain('kept');
  expect(textsOfFiles(folder)).not.toContain(words);
});

test('a write that fails on a full disk leaves nothing of what was asked for beside it', async () => {
  const store = await openSqlite(join(folder, 'gateway.db'));
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
  const names = await store.read((sql) => sql.rows('SELECT name FROM meta'));
  expect(names).toEqual([]);
  await store.close();
});
