import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { forgetVisitor, showVisitor, unlockVisitor } from '../../../server/commands/visitor.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql } from '../../../server/store/Store.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../shared/email.ts';
import { textsOfFiles } from '../../support/server/personalData.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';
import { openTestServer, DANA, SUMMARY, verifiedBrowser } from '../../support/server/testServer.ts';

async function openIn(folder = temporaryFolder()) {
  const store = await openSqlite(join(folder, 'gateway.db'));
  return { store, folder, names: () => store.read((sql) => sql.rows('SELECT name FROM meta')) };
}

const put = (sql: Sql, name: string, value: string) =>
  sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${value})`;

describe('a SQLite store', () => {
  test('syncs every commit to the disk', async () => {
    const { store } = await openIn();
    const FULL = 2;

    expect(await store.write((sql) => sql.rows('PRAGMA synchronous'))).toEqual([
      { synchronous: FULL },
    ]);
    await store.close();
  });

  test('overwrites deleted rows in the file', async () => {
    const words = 'words that must not be readable any more';
    const { store, folder } = await openIn();
    await store.write((sql) => put(sql, 'a', words));
    await store.write((sql) => put(sql, 'b', 'kept'));

    await store.write((sql) => sql.change(`DELETE FROM meta WHERE name = 'a'`));
    await store.close();

    expect(textsOfFiles(folder)).toContain('kept');
    expect(textsOfFiles(folder)).not.toContain(words);
  });

  test('undoes all statements of a write that fails on a full disk', async () => {
    const { store, names } = await openIn();
    // SQLite reports a full disk if it may not add a page.
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

  test('alternates urgent writes with other writes', async () => {
    const { store } = await openIn();
    const order: string[] = [];
    const write = (name: string, isUrgent?: boolean) =>
      store.write(async (sql) => {
        order.push(name);
        return put(sql, name, '1');
      }, isUrgent);

    await Promise.all([
      write('first'),
      write('second'),
      write('urgent', true),
      write('next', true),
    ]);

    expect(order).toEqual(['urgent', 'first', 'next', 'second']);
    await store.close();
  });

  test('completes the writes that begin before it closes', async () => {
    const { store, names } = await openIn();
    const writes = ['first', 'second'].map((name) => store.write((sql) => put(sql, name, '1')));
    const read = names();

    await store.close();

    expect(await Promise.all([...writes, read])).toEqual([1, 1, []]);
    await expect(names()).rejects.toThrow('finalized');
  });
});

test('calls return false while another process locks the store', async () => {
  const server = await openTestServer();
  const browser = await verifiedBrowser(server);
  const holder = new DatabaseSync(join(server.folder, 'gateway.db'));
  holder.exec('BEGIN EXCLUSIVE');

  let over = false;
  const refused = Promise.all([
    browser.send('waiting@harbor.example'),
    browser.sendLead(DANA, SUMMARY),
  ]).finally(() => (over = true));
  // A server that blocked while waiting for the file would answer nothing else.
  for (let answered = 0; answered < 50; answered += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    expect((await server.fetch('/healthz')).status).toBe(200);
  }
  expect(over).toBe(false);
  expect(await refused).toEqual([false, false]);
  holder.close();
  expect(await browser.send('free@harbor.example')).toBe(true);
  expect(await browser.sendLead(DANA, SUMMARY)).toBe(true);
  await server.deliver();

  expect(server.lines.join()).toContain('database is locked');
  expect(server.mails.map(({ to }) => to).join()).toContain('free@harbor.example');
  expect(server.mails.map(({ to }) => to).join()).not.toContain('waiting');
});

test('no statement for a call or one visitor scans a table', async () => {
  const server = await openTestServer();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const browser = await verifiedBrowser(server);
  for (const code of ['000000', '402917']) await browser.verify(DANA, code);
  await browser.sendLead(DANA, SUMMARY);
  await server.deliver();
  for (const work of [showVisitor, unlockVisitor, forgetVisitor])
    await work(server, parseEmail(DANA)!, server.clock.now);
  await cleanUp(server.store, server.clock.now);
  const statements = [...new Set(prepare.mock.calls.map(([text]) => text.trim()))];
  prepare.mockRestore();

  const file = new DatabaseSync(join(server.folder, 'gateway.db'), { readOnly: true });
  const plans = statements.map((text) => file.prepare(`EXPLAIN QUERY PLAN ${text}`).all());
  file.close();

  const steps = plans.flat().map(({ detail }) => String(detail));
  expect(statements.length).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!\d|CONSTANT)/.test(step))).toEqual([]);
  // The statement that claims a job must search by id. With an index on queued jobs, the statement
  // would read all of them.
  const claim = statements.findIndex((text) => text.startsWith('UPDATE jobs SET due'));
  expect(plans[claim]?.[0]?.['detail']).toMatch(/\(id=\?\)$/);
});
