import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../server/durations.ts';
import { createServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { runEvery } from '../../../server/upkeep/runEvery.ts';
import {
  openTestServer,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
} from '../../support/server/testServer.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

test('codes, tries, counters and mails are removed when they are no longer needed, and passes are removed when they expire', async () => {
  const { store, clock, deliver, fetch } = await openTestServer();
  const browser = await verifiedBrowser({ fetch });
  await browser.verify(EMAIL, '000000');
  await browser.sendLead(EMAIL, SUMMARY);
  await deliver();
  const tables = ['codes', 'tries', 'counters', 'jobs', 'leads', 'passes'];
  const filled = async () => {
    const left: string[] = [];
    for (const table of tables)
      if ((await store.read((sql) => sql.rows(`SELECT 1 FROM ${table}`))).length > 0)
        left.push(table);
    return left.join(' ');
  };

  for (const [age, left] of [
    [0, tables.join(' ')],
    [DAY - 1, 'codes tries jobs leads passes'],
    [7 * DAY - 1, 'jobs leads passes'],
    [8 * DAY, 'passes'],
    [31 * DAY, ''],
  ] as const) {
    await cleanUp(store, clock.now + age);
    expect(await filled()).toBe(left);
  }
});

test('all old tries are removed in several batches, even if two were made at the same time', async () => {
  const { store } = await openTestServer();
  await store.write((sql) =>
    sql.change(
      `INSERT INTO tries (mailbox_digest, scope, code, tried_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
       SELECT 'f', 's', i, i / 2 FROM n`,
    ),
  );

  expect(await cleanUp(store, 400 * DAY)).toBe(1200);
});

const holdTimers = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

test('a task runs repeatedly, even after a failure, and never twice at once', async () => {
  holdTimers();
  const failures: unknown[] = [];
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const task = () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject }));
  const { stop } = runEvery(task, MINUTE, 'cleaning', (...failure) => failures.push(failure));

  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('no room'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await vi.advanceTimersByTimeAsync(MINUTE);
  runs[2]?.resolve();
  await stop();
  await vi.advanceTimersByTimeAsync(MINUTE);

  expect(runs).toHaveLength(3);
  expect(failures).toEqual([['failed_tasks', 'cleaning', { task: 'cleaning', problem: 'Error' }]]);
});

test('a server removes old rows when it starts and every ten minutes, and releases delayed jobs', async () => {
  holdTimers();
  const dataDir = temporaryFolder();
  const { settings } = readSettings({ DATA_DIR: dataDir });
  const server = await createServer(settings, () => undefined, dataDir);
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  onTestFinished(async () => {
    await store.close();
    await server.stop();
  });
  const add = (id: string, status: 'sent' | 'queued', dueAt: number) =>
    store.write(
      (sql) => sql.change`
        INSERT INTO jobs
          (id, kind, priority, status, payload, created_at, due_at, ends_at, attempts, done_at)
        VALUES (${id}, 'sales', 1, ${status}, '', 1, ${dueAt}, 1, 0, 1)`,
    );
  const statusOf = async (id: string) =>
    (await store.read((sql) => sql.rows`SELECT status FROM jobs WHERE id = ${id}`))[0]?.['status'];
  const statusIs = async (id: string, status?: string) =>
    vi.waitUntil(async () => (await statusOf(id)) === status, { timeout: 30_000 });
  // This job was queued while a clock was far ahead. It has no content, so it fails as soon as it
  // is due.
  await add('ahead', 'queued', Date.now() + 400 * DAY);
  // A run cleans the table `jobs` last. When this row is gone, the run is almost over.
  await add('over', 'sent', 1);

  server.start();
  await statusIs('over');
  await new Promise((resolve) => setImmediate(resolve));
  await add('over', 'sent', 1);
  vi.advanceTimersByTime(10 * MINUTE);
  await statusIs('over');
  await statusIs('ahead', 'failed');
  expect(await statusOf('over')).toBeUndefined();
});
