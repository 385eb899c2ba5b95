import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql } from '../../../server/store/Store.ts';
import { textsOfFiles } from '../../support/host/confidences.ts';
import { createBrowser, createTestHost } from '../../support/host/hostParts.ts';

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

test('a start on a damaged file says so or works, whatever twenty bytes are turned', async () => {
  const path = join(folder, 'gateway.db');
  const host = await createTestHost({ store: await openSqlite(path) });
  for (let index = 0; index < 8; index += 1)
    await createBrowser(host).send(`crew${index}@harbor.example`);
  await host.store.close();
  const sound = readFileSync(path);
  const verdicts = new Set<string>();

  for (let round = 0; round < 20; round += 1) {
    const bytes = Buffer.from(sound);
    for (let flip = 0; flip < 20; flip += 1)
      bytes[(round * 7919 + flip * 104_729) % bytes.length]! ^= 0xff;
    rmSync(`${path}-wal`, { force: true });
    rmSync(`${path}-shm`, { force: true });
    writeFileSync(path, bytes);
    const opened = await openSqlite(path).catch((error: unknown) => String(error));
    verdicts.add(typeof opened === 'string' ? 'refused' : 'opened');
    if (typeof opened !== 'string') await opened.close();
  }

  expect(verdicts).toContain('refused');
  await host.close();
});
