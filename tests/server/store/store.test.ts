import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, backUpWhenDue, listBackups } from '../../../server/upkeep/backup.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { restore } from '../../../server/commands/restore.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { checkSchema, NEWEST_SCHEMA, USABLE_FROM } from '../../../server/store/migrate.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { numberOf, type Store } from '../../../server/store/Store.ts';
import { createBrowser, EMAIL, SUMMARY } from '../../support/host/hostParts.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  deliveryWith,
  leadOfEmail,
  mailTo,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/host/outboxParts.ts';

const put = (store: Store, name: string, value: string) =>
  store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${value})`);
const names = async (store: Store) =>
  (await store.read((sql) => sql.rows('SELECT name FROM meta ORDER BY name'))).map(
    ({ name }) => name,
  );
const DAY = 86_400_000;
const MIGRATIONS = 'server/store/migrations';
const TABLES = ['asks', 'codes', 'tries', 'passes', 'counters', 'requests', 'meta', 'days'];

onEachEngine('the store', {}, (host, engine) => {
  test('work that throws leaves nothing behind, and its neighbors in the same commit stay', async () => {
    const { store } = host();

    const results = await Promise.allSettled([
      put(store, 'a', '1'),
      store.write(async (sql) => {
        await sql.change(`INSERT INTO meta (name, value) VALUES ('lost', '1')`);
        throw new Error('no');
      }),
      put(store, 'b', '1'),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await names(store)).toEqual(['a', 'b']);
  });

  test('statements that are asked for together run in that order', async () => {
    const { store } = host();

    const [, seen, changed] = await store.write((sql) =>
      Promise.all([
        sql.change(`INSERT INTO meta (name, value) VALUES ('a', '1')`),
        sql.rows(`SELECT value FROM meta WHERE name = 'a'`),
        sql.change(`UPDATE meta SET value = '2' WHERE name = 'a'`),
      ]),
    );

    expect([seen, changed]).toEqual([[{ value: '1' }], 1]);
  });

  test('where one of those fails, none of them leaves anything, and its fault is told', async () => {
    const { store } = host();

    const work = store.write((sql) =>
      Promise.all([
        sql.change(`INSERT INTO meta (name, value) VALUES ('a', '1')`),
        sql.change`INSERT INTO nowhere (name) VALUES (${'a'})`,
        sql.change(`INSERT INTO meta (name, value) VALUES ('b', '1')`),
      ]),
    );

    await expect(work).rejects.toThrow('nowhere');
    expect(await names(store)).toEqual([]);
    await put(store, 'c', '1');
    expect(await names(store)).toEqual(['c']);
  });

  test('what is done under one lock is done one after another, on every host', async () => {
    const stores = [host().store, await engine().openAgain()];
    const addNext = (store: Store) =>
      store.write((sql) =>
        sql.underLock('meta', async (locked) => {
          const rows = await locked.rows('SELECT name FROM meta');
          const name = `name ${rows.length}`;
          await locked.change`INSERT INTO meta (name, value) VALUES (${name}, '1')`;
        }),
      );

    await Promise.all([...stores, ...stores, ...stores].map(addNext));

    expect(await names(host().store)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `name ${at}`));
  });

  test('a read that fails fails alone, and its neighbors are answered', async () => {
    const { store } = host();

    const results = await Promise.allSettled([
      names(store),
      store.read((sql) => sql.rows('SELECT id FROM nowhere')),
      names(store),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a read sees what was written before it, by whichever host', async () => {
    const { store } = host();
    const other = await engine().openAgain();

    await put(store, 'a', '1');
    await put(other, 'b', '1');
    for (const each of [store, other]) expect(await names(each)).toEqual(['a', 'b']);

    await other.write((sql) => sql.change(`DELETE FROM meta WHERE name = 'a'`));
    expect(await names(store)).toEqual(['b']);
  });

  test('a store of a newer version is refused with a sentence', async () => {
    await host().store.write((sql) =>
      sql.change('INSERT INTO schema_version (version) VALUES (999)'),
    );

    await expect(engine().openAgain()).rejects.toThrow('The store has schema 999');
  });

  test('the last release uses a store that the next one has brought up to date', async () => {
    const { store } = host();
    const next = NEWEST_SCHEMA + 1;
    await store.write(
      (sql) =>
        sql.change`INSERT INTO schema_version (version, usable_from) VALUES (${next}, ${next - 1})`,
    );

    expect(await (await engine().openAgain()).read(checkSchema)).toBe('current');

    await store.write((sql) => sql.change`UPDATE schema_version SET usable_from = ${next}`);
    await expect(engine().openAgain()).rejects.toThrow(`The store has schema ${next}`);
  });

  /** Turns the store into an empty one of an older schema. */
  const downgrade = (store: Store, version: number) =>
    store.write(async (sql) => {
      await sql.change('DROP VIEW outbox');
      for (const table of [...TABLES, 'jobs']) await sql.change(`DROP TABLE ${table}`);
      await sql.change('ALTER TABLE schema_version DROP COLUMN usable_from');
      await sql.change`DELETE FROM schema_version WHERE version > ${version}`;
      const files = readdirSync(MIGRATIONS).sort().slice(0, version);
      for (const file of files) await sql.script(readFileSync(join(MIGRATIONS, file), 'utf8'));
    });

  test('a store of the first version is brought up to date, and keeps its rows', async () => {
    const { store } = host();
    await downgrade(store, 1);
    await store.write((sql) =>
      sql.change(
        `INSERT INTO passes (id, address, code, created_at, expires_at) VALUES ('a', 'digest', '', 0, 0)`,
      ),
    );

    const newer = await engine().openAgain();

    const [row] = await newer.read((sql) =>
      sql.rows('SELECT version, usable_from FROM schema_version ORDER BY version DESC'),
    );
    expect(numberOf(row, 'version')).toBe(NEWEST_SCHEMA);
    expect(numberOf(row, 'usable_from')).toBe(USABLE_FROM);
    expect(await newer.read((sql) => sql.rows('SELECT email_digest FROM passes'))).toEqual([
      { email_digest: 'digest' },
    ]);
  });

  test('mails and leads that the former release has queued are delivered after the upgrade', async () => {
    const { store, keyring, clock } = host();
    await downgrade(store, 7);
    const lead = leadOfEmail('lead@x.example');
    const posted = {
      from: '',
      to: '',
      subject: '',
      html: '',
      replyTo: lead.email,
      messageId: 'one-lead',
      text: JSON.stringify({ type: 'lead.created', data: lead }),
      date: lead.receivedAt,
    };
    const mails = { sales: mailTo('sales@x.example'), code: mailTo('code@x.example') };
    await store.write(async (sql) => {
      for (const [kind, letter] of Object.entries({ webhook: posted, ...mails }))
        await sql.change`
          INSERT INTO outbox (id, kind, status, letter, created_at, due_at, ends_at, attempts)
          VALUES (${kind}, ${kind}, 'queued', ${keyring.seal(JSON.stringify(letter), kind)},
            ${clock.now}, ${clock.now}, ${clock.now + DAY}, 0)`;
    });

    const newer = await engine().openAgain();
    const { mailer, tried } = scriptedMailer();
    const leads: unknown[] = [];
    const { webhook } = scriptedWebhook((_, payload) => leads.push(payload));
    await deliverAll(deliveryWith({ ...host(), store: newer }, mailer, webhook));

    expect(tried).toEqual(['code', 'sales']);
    expect(leads).toEqual([lead]);
  });

  test('the former release still queues, claims, settles and removes mails in the new store', async () => {
    const { store } = host();
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

  test('a changed secret takes over when the previous one is given, and an unknown one is refused', async () => {
    const { store } = host();
    const open = (codeSecret: string, previousCodeSecret?: string) =>
      openKeyring(store, { codeSecret, previousCodeSecret, dataDir: '/nowhere' });
    const first = await open('first secret of the site');
    const sealed = first.seal('words', 'label');

    await expect(open('another secret altogether')).rejects.toThrow(
      'CODE_SECRET does not fit this store',
    );
    const second = await open('second secret of the site', 'first secret of the site');
    const third = await open('second secret of the site');

    expect([second, third].map((keyring) => keyring.open(sealed, 'label'))).toEqual([
      'words',
      'words',
    ]);
    expect(second.digest('address', 'a')).toBe(first.digest('address', 'a'));
  });

  test('codes, tries, limits and letters are removed when nobody needs them, passes when they end', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    for (const code of ['000000', '402917']) await browser.verify(EMAIL, code);
    await browser.request(EMAIL, SUMMARY);
    await host().deliver();
    const count = async () => {
      const tables = ['codes', 'tries', 'counters', 'jobs', 'requests', 'passes'];
      const rows = await Promise.all(
        tables.map((table) =>
          host().store.read((sql) => sql.rows(`SELECT COUNT(*) AS n FROM ${table}`)),
        ),
      );
      return rows.map(([row]) => Number(row?.['n']) > 0);
    };

    for (const [age, left] of [
      [0, [true, true, true, true, true, true]],
      [DAY - 1, [true, true, false, true, true, true]],
      [7 * DAY - 1, [false, false, false, true, true, true]],
      [8 * DAY, [false, false, false, false, false, true]],
      [31 * DAY, [false, false, false, false, false, false]],
    ] as const) {
      await cleanUp(host().store, host().clock.now + age);
      expect(await count()).toEqual(left);
    }
  });
});

test('a backup comes to its end while others write', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  for (let index = 0; index < 40; index += 1) await put(store, `big${index}`, 'x'.repeat(500_000));
  let written = 0;
  let done = false;

  const copy = backUp(folder, 0).finally(() => (done = true));
  while (!done) await put(store, `row${(written += 1)}`, '1');

  expect(await copy).toMatch(/^gateway-/);
  expect(written).toBeGreaterThan(0);
  await store.close();
});

test('hourly backups are kept 24 times, and the newest sound one replaces a damaged store', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'gateway.db');
  const store = await openSqlite(path);
  await put(store, 'kept', '1');
  const start = Date.UTC(2026, 10, 2);
  const later = start + 26 * 3_600_000;
  const first = join(folder, 'backups', (await backUp(folder, start)) ?? '');
  for (let hour = 1; hour < 25; hour += 1) {
    const stamp = new Date(start + hour * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    copyFileSync(first, join(folder, 'backups', `gateway-${stamp}.db`));
  }
  await backUp(folder, start + 25 * 3_600_000);
  await backUpWhenDue(folder, start + 25.5 * 3_600_000);
  await store.close();
  expect(await listBackups(folder, later)).toHaveLength(24);

  const bytes = readFileSync(path);
  bytes.fill(0xff, 0, 4096);
  writeFileSync(path, bytes);
  await expect(openSqlite(path)).rejects.toThrow(/not a database|malformed|damaged/);
  writeFileSync(join(folder, 'backups', 'gateway-20261103T010000Z.db'), 'damaged');
  await expect(restore(folder, 'gateway-20261103T010000Z.db', later)).rejects.toThrow(
    /^The backup gateway-20261103T010000Z\.db is damaged, or was made by a newer release\. Leave the name out to restore the newest intact one\.$/,
  );
  const lines = await restore(folder, undefined, later);

  expect(lines.at(-1)).toBe('Restored gateway-20261103T000000Z.db. Start the server now.');
  const aside = `${path}.before-restore-${later}`;
  expect(lines).toContain(`Set aside ${aside}`);
  expect(readFileSync(aside).equals(bytes)).toBe(true);
  await expect(restore(folder, 'gateway-1999.db', start)).rejects.toThrow(
    /^There is no backup gateway-1999\.db\. Backups: gateway-2026/,
  );
  const restored = await openSqlite(path);
  expect(await names(restored)).toEqual(['kept']);
  await restored.close();
});
