import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../server/durations.ts';
import { createServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { runEvery } from '../../../server/upkeep/runEvery.ts';
import {
  countRows,
  openTestServer,
  DANA,
  SUMMARY,
  verifiedBrowser,
} from '../../support/server/testServer.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

describe('the cleaning', () => {
  test('removes each kind of row when it is no longer needed', async () => {
    const { store, clock, deliver, fetch } = await openTestServer();
    const browser = await verifiedBrowser({ fetch });
    await browser.verify(DANA, '000000');
    await browser.sendLead(DANA, SUMMARY);
    await deliver();
    const tables = ['codes', 'tries', 'counters', 'jobs', 'leads', 'passes'];
    const filled = async () => {
      const counts = await countRows(store, ...tables);
      return tables.filter((_, index) => counts[index] !== 0).join(' ');
    };

    for (const [age, left] of [
      [0, tables.join(' ')],
      [DAY - 1, 'codes tries counters jobs leads passes'],
      [7 * DAY - 1, 'jobs leads passes'],
      [8 * DAY, 'jobs passes'],
      [15 * DAY, 'passes'],
      [31 * DAY, ''],
    ] as const) {
      await cleanUp(store, clock.now + age);
      expect(await filled()).toBe(left);
    }
  });

  test('removes old tries in batches', async () => {
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
});

const PATIENT = { timeout: 30_000 };
const holdTimers = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

describe('a repeated task', () => {
  /** Starts a task whose runs the test ends. */
  function start() {
    holdTimers();
    const failures: unknown[] = [];
    const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const task = () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject }));
    const { stop } = runEvery(task, MINUTE, 'cleaning', (...failure) => failures.push(failure));
    return { failures, runs, stop };
  }

  test('never runs twice at once, and not after it was stopped', async () => {
    const { runs, stop } = start();

    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await stop();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);

    expect(runs).toHaveLength(1);
  });

  test('runs again after a failure, which is recorded', async () => {
    const { runs, failures, stop } = start();

    runs[0]?.reject(new Error('no room'));
    await vi.advanceTimersByTimeAsync(MINUTE);

    expect(runs).toHaveLength(2);
    expect(failures).toEqual([
      ['failed_tasks', 'cleaning', { task: 'cleaning', problem: 'Error' }],
    ]);
    runs[1]?.resolve();
    await stop();
  });
});

/** Starts a server whose timers the test advances. */
async function startedServer() {
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
  return { server, add, statusOf };
}

test('a server removes old rows at its start and every ten minutes', async () => {
  const { server, add, statusOf } = await startedServer();
  // A run cleans the table `jobs` last. When this row is gone, the run is almost over.
  await add('over', 'sent', 1);

  server.start();
  await expect.poll(() => statusOf('over'), PATIENT).toBeUndefined();
  await new Promise((resolve) => setImmediate(resolve));
  await add('over', 'sent', 1);
  vi.advanceTimersByTime(10 * MINUTE);

  await expect.poll(() => statusOf('over'), PATIENT).toBeUndefined();
});

test('a server releases jobs that a clock far ahead has delayed', async () => {
  const { server, add, statusOf } = await startedServer();
  // The job has no content, so it fails as soon as it is due.
  await add('ahead', 'queued', Date.now() + 400 * DAY);

  server.start();

  await expect.poll(() => statusOf('ahead'), PATIENT).toBe('failed');
});
