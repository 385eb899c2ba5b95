import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from '../../../server/durations.ts';
import { checkSchema, NEWEST_SCHEMA, USABLE_FROM } from '../../../server/store/migrate.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  deliverAll,
  leadOfEmail,
  mailTo,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/server/outboxParts.ts';

const put = (store: Store, name: string) =>
  store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, '1')`);
const names = async (store: Store) =>
  (await store.read((sql) => sql.rows('SELECT name FROM meta ORDER BY name'))).map(
    ({ name }) => name,
  );
const MIGRATIONS = 'server/store/migrations';
const TABLES = ['asks', 'codes', 'tries', 'passes', 'counters', 'requests', 'meta', 'days'];

onEachDatabase('the store', {}, (server, database) => {
  test('work that throws is rolled back, and other work is not affected', async () => {
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

  test('statements that are sent together run in their order, and if one fails, all are rolled back', async () => {
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

  test('transactions under one lock run one at a time on all servers, and read the data that earlier ones wrote', async () => {
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

  test('a store from a newer release is used only if it is marked as usable by this release', async () => {
    const next = NEWEST_SCHEMA + 1;
    await server().store.write(
      (sql) =>
        sql.change`INSERT INTO schema_version (version, usable_from) VALUES (${next}, ${next - 1})`,
    );
    expect(await (await database().openAgain()).read(checkSchema)).toBe('current');

    for (const usableFrom of [next, null]) {
      await server().store.write(
        (sql) => sql.change`UPDATE schema_version SET usable_from = ${usableFrom}`,
      );
      await expect(database().openAgain()).rejects.toThrow(`The store has schema ${next}`);
    }
  });

  /** Turns the store into an empty store with an older schema. */
  const downgrade = (store: Store, version: number) =>
    store.write(async (sql) => {
      await sql.change('DROP VIEW outbox');
      for (const table of [...TABLES, 'jobs']) await sql.change(`DROP TABLE ${table}`);
      await sql.change('ALTER TABLE schema_version DROP COLUMN usable_from');
      await sql.change`DELETE FROM schema_version WHERE version > ${version}`;
      const files = readdirSync(MIGRATIONS).sort().slice(0, version);
      for (const file of files) await sql.script(readFileSync(join(MIGRATIONS, file), 'utf8'));
    });

  test('a store of the first version is upgraded, and keeps its rows', async () => {
    const { store } = server();
    await downgrade(store, 1);
    await store.write((sql) =>
      sql.change(
        `INSERT INTO passes (id, address, code, created_at, expires_at) VALUES ('a', 'digest', '', 0, 0)`,
      ),
    );

    const newer = await database().openAgain();

    const newest = 'SELECT version, usable_from FROM schema_version ORDER BY version DESC LIMIT 1';
    expect(await newer.read((sql) => sql.rows(newest))).toEqual([
      { version: NEWEST_SCHEMA, usable_from: USABLE_FROM },
    ]);
    expect(await newer.read((sql) => sql.rows('SELECT email_digest FROM passes'))).toEqual([
      { email_digest: 'digest' },
    ]);
  });

  test('mails and leads that the previous release has queued are delivered after the upgrade', async () => {
    const { store, keyring, clock } = server();
    await downgrade(store, 7);
    const lead = leadOfEmail('lead@x.example');
    const text = JSON.stringify({ type: 'lead.created', data: lead });
    const queued = {
      webhook: { ...mailTo(''), replyTo: lead.email, text },
      sales: mailTo('sales@x.example'),
      code: mailTo('code@x.example'),
    };
    await store.write(async (sql) => {
      for (const [kind, content] of Object.entries(queued))
        await sql.change`
          INSERT INTO outbox (id, kind, status, letter, created_at, due_at, ends_at, attempts)
          VALUES (${kind}, ${kind}, 'queued', ${keyring.seal(JSON.stringify(content), kind)},
            ${clock.now}, ${clock.now}, ${clock.now + DAY}, 0)`;
    });

    const newer = await database().openAgain();
    const { mailer, tried } = scriptedMailer();
    const leads: unknown[] = [];
    const { webhook } = scriptedWebhook((_, payload) => leads.push(payload));
    await deliverAll({ ...server(), store: newer }, mailer, webhook);

    expect(tried).toEqual(['code', 'sales']);
    expect(leads).toEqual([lead]);
  });

  test('the previous release can still queue, claim, complete and remove mails in the new store', async () => {
    const { store } = server();
    await store.write(async (sql) => {
      await sql.change(
        `INSERT INTO outbox (id, kind, status, letter, created_at, due_at, ends_at, attempts)
         VALUES ('one', 'code', 'queued', 'sealed', 0, 1, 9, 0)`,
      );
      const claimed = await sql.rows(
        `UPDATE outbox SET due_at = 5, lease = 'mine', attempts = attempts + 1
         WHERE CASE status WHEN 'queued' THEN due_at END <= 2 AND id IN (
           SELECT id FROM outbox
           WHERE status = 'queued' AND kind BETWEEN 'code' AND 'webhook' AND due_at <= 2
           ORDER BY kind, due_at LIMIT 1)
         RETURNING id, kind, letter, created_at, ends_at, attempts`,
      );
      expect(claimed).toMatchObject([{ id: 'one', letter: 'sealed', attempts: 1 }]);
      await sql.change(
        `UPDATE outbox SET status = 'sent', done_at = 3, lease = NULL, letter = NULL
         WHERE lease = 'mine'`,
      );
      expect(await sql.rows('SELECT status, payload, lease, attempts, priority FROM jobs')).toEqual(
        [{ status: 'sent', payload: null, lease: null, attempts: 1, priority: 1 }],
      );
      await sql.change(`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox LIMIT 5)`);
      expect(await sql.rows('SELECT id FROM jobs')).toEqual([]);
    });
  });
});
