import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHealth } from '../../../server/status/health.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';

const LEAST = 64 * 1024 * 1024;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

/** What a monitor sees of a host whose parts are these. */
async function readiness(parts: { store?: TestHost['store'] } = {}) {
  const now = () => host.clock.now;
  const health = createHealth({ store: host.store, dataDir: host.folder, now, ...parts });
  const response = await health.respond(false);
  return [response.status, await response.text()];
}

/** Lets the disk seem to have so much room. */
function leaveFree(bytes: number) {
  const room = { bavail: bytes / 4096, bsize: 4096 } as Awaited<ReturnType<typeof files.statfs>>;
  const spy = vi.spyOn(files, 'statfs').mockResolvedValue(room);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a host whose store cannot be written is not ready', async () => {
  const full = { ...host.store, write: () => Promise.reject(new Error('no room')) };

  expect(await readiness()).toEqual([200, '{"status":true}']);
  expect(await readiness({ store: full })).toEqual([503, '{"status":false}']);
});

test('a clock that is set back keeps no old finding', async () => {
  let write = host.store.write;
  const store = { ...host.store, write: ((work) => write(work)) as typeof write };
  const health = createHealth({ store, dataDir: host.folder, now: () => host.clock.now });
  expect((await health.respond(false)).status).toBe(200);
  write = () => Promise.reject(new Error('no room'));

  host.clock.now -= 3_600_000;

  expect((await health.respond(false)).status).toBe(503);
});

test('a host with less than 64 MiB of room is not ready', async () => {
  leaveFree(LEAST);
  expect(await readiness()).toEqual([200, '{"status":true}']);

  leaveFree(LEAST - 4096);
  expect(await readiness()).toEqual([503, '{"status":false}']);
});

test('readyz tells its findings to this machine only', async () => {
  const keys = async (peer: string) =>
    Object.keys((await (await host.ask('/readyz', { peer })).json()) as object);

  expect(await keys('192.0.2.1')).toEqual(['status']);
  expect(await keys('127.0.0.1')).toEqual(
    expect.arrayContaining(['queued', 'oldestQueuedSeconds', 'dead', 'freeBytes', 'writable']),
  );
});
