import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

onEachEngine('the reads of the store', {}, (host, engine) => {
  test('a read that fails fails alone, and its neighbors are answered', async () => {
    const { store } = host();
    const one = () => store.read((sql) => sql.rows('SELECT COUNT(*) AS number FROM codes'));

    const results = await Promise.allSettled([
      one(),
      store.read((sql) => sql.rows('SELECT id FROM nowhere')),
      one(),
    ]);

    expect(results).toMatchObject([
      { status: 'fulfilled', value: [{ number: 0 }] },
      { status: 'rejected', reason: { message: expect.stringContaining('nowhere') } },
      { status: 'fulfilled', value: [{ number: 0 }] },
    ]);
  });

  test('a read sees what was written before it, by whichever host', async () => {
    const { store } = host();
    const other = await engine().openAgain();
    const found = () =>
      store.read((sql) =>
        sql.rows(`SELECT value FROM meta WHERE name IN ('a', 'b') ORDER BY name`),
      );

    for (const [writer, name] of [
      [store, 'a'],
      [other, 'b'],
    ] as const) {
      await writer.write(
        (sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${name})`,
      );
    }
    expect(await found()).toEqual([{ value: 'a' }, { value: 'b' }]);

    await other.write((sql) => sql.change(`DELETE FROM meta WHERE name = 'a'`));
    expect(await found()).toEqual([{ value: 'b' }]);
  });
});

test('what SQLite was asked before it closes is answered', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-reads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await openSqlite(join(folder, 'gateway.db'));
  const count = (store: Store) => store.read((sql) => sql.rows('SELECT COUNT(*) AS n FROM codes'));

  const asked = count(store);
  await store.close();

  expect(await asked).toEqual([{ n: 0 }]);
  await expect(count(store)).rejects.toThrow('finalized');
});
