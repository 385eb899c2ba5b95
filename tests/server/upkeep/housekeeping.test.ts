import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHost } from '../../../server/host.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { runEvery } from '../../../server/upkeep/runEvery.ts';
import { createLog } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('tries are removed to the last, however many fell into one moment', async () => {
  const store = await openSqlite(join(temporaryFolder(), 'gateway.db'));
  onTestFinished(() => store.close());
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

test('a task runs again and again, after a failure too, and never beside itself', async () => {
  holdTimers();
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const task = () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject }));
  const { stop } = runEvery(task, MINUTE, 'sweeping', log);

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
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'taskFailed', task: 'sweeping' }),
  ]);
});

test('a running host removes what is over, and releases what was put off, when it starts, and every ten minutes', async () => {
  holdTimers();
  const dataDir = temporaryFolder();
  const { settings } = readSettings({ DATA_DIR: dataDir });
  const host = await createHost(settings, () => undefined, dataDir);
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  onTestFinished(async () => {
    await store.close();
    await host.stop();
  });
  // In the last table of a turn: when the row is gone, only promises are left of the turn.
  const leaveOver = () =>
    store.write((sql) =>
      sql.change(
        `INSERT INTO jobs (id, kind, status, created_at, due_at, ends_at, attempts, done_at)
         VALUES ('over', 'code', 'sent', 1, 1, 1, 1, 1)`,
      ),
    );
  const left = () => store.read((sql) => sql.rows(`SELECT id FROM jobs WHERE id = 'over'`));
  // By a clock that was far ahead. Without its words it ends as soon as it is due.
  await store.write((sql) =>
    sql.change(
      `INSERT INTO jobs (id, kind, status, payload, created_at, due_at, ends_at, attempts)
       VALUES ('ahead', 'sales', 'queued', '', 1, ?, 1, 0)`,
      Date.now() + 400 * DAY,
    ),
  );
  await leaveOver();

  host.start();
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  await leaveOver();
  vi.advanceTimersByTime(10 * MINUTE);
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  const released = () =>
    store.read((sql) => sql.rows(`SELECT status FROM jobs WHERE id = 'ahead'`));
  await expect.poll(released, { timeout: 30_000 }).toEqual([{ status: 'dead' }]);
});
