import { expect, test } from 'vitest';
import {
  checkSchema,
  migrate,
  MIGRATIONS,
  SCHEMA_RELEASE,
  type Migration,
} from '../../../server/store/migrate.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import { DANA, SUMMARY, verifiedBrowser } from '../../support/server/testServer.ts';

/** Migrations of made-up later releases. */
const LATER: readonly Migration[] = [
  {
    release: '99.9.0',
    script: `ALTER TABLE leads ADD COLUMN note TEXT;
      CREATE TABLE notes (id TEXT PRIMARY KEY);`,
  },
  { release: '99.10.0', script: `UPDATE leads SET note = 'earlier' WHERE note IS NULL;` },
];
const TABLES = ['codes', 'passes', 'counters', 'leads', 'jobs', 'meta'];

const upgrade = (store: Store, later = LATER) =>
  store.write((sql) => migrate(sql, [...MIGRATIONS, ...later]));
// PostgreSQL refuses to run a prepared `SELECT *` again once its table has changed.
const rowsOf = (store: Store, table: string, comment = '') =>
  store.read((sql) => sql.rows(`SELECT * FROM ${table} ORDER BY 1 -- ${comment}`));

onEachDatabase('an upgrade', {}, (server, database) => {
  test('adds the schema of each later release and keeps every row', async () => {
    const { store } = server();
    const browser = await verifiedBrowser(server());
    await browser.sendLead(DANA, SUMMARY);
    await store.write((sql) => sql.change(`INSERT INTO meta (name, value) VALUES ('a', '1')`));
    const before = await Promise.all(TABLES.map((table) => rowsOf(store, table, 'before')));
    expect(before.filter((rows) => rows.length === 0)).toEqual([]);

    await upgrade(store, LATER.slice(0, 1));
    await upgrade(store);
    await upgrade(store);

    const after = await Promise.all(TABLES.map((table) => rowsOf(store, table, 'after')));
    expect(after).toEqual(
      before.map((rows, index) =>
        TABLES[index] === 'leads' ? rows.map((row) => ({ ...row, note: 'earlier' })) : rows,
      ),
    );
    expect(await rowsOf(store, 'notes')).toEqual([]);
    expect(await rowsOf(store, 'schema_version')).toEqual([{ release: '99.10.0' }]);
  });

  test('leaves the store unchanged if a migration fails', async () => {
    const { store } = server();
    const broken = { release: '99.11.0', script: 'ALTER TABLE nowhere ADD COLUMN note TEXT' };

    const work = store.write((sql) => migrate(sql, [...MIGRATIONS, ...LATER, broken]));

    await expect(work).rejects.toThrow('nowhere');
    await expect(rowsOf(store, 'notes')).rejects.toThrow('notes');
    expect(await store.read(checkSchema)).toBe('current');
  });

  test('makes an older server refuse the store', async () => {
    await upgrade(server().store);

    const sentence = `The store has the schema of release 99.10.0; this server knows the schemas up to release ${SCHEMA_RELEASE}. Start the newer release, or restore an older backup.`;
    await expect(database().openAgain()).rejects.toThrow(sentence);
    await expect(server().store.read(checkSchema)).rejects.toThrow(sentence);
  });
});
