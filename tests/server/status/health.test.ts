import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHealth } from '../../../server/status/health.ts';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { deliverAll, scriptedMailer, deliveryWith, queue } from '../../support/host/outboxParts.ts';

const LEAST = 64 * 1024 * 1024;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

/** The readiness that a monitor sees. */
async function readiness(parts: { store?: TestHost['store'] } = {}) {
  const now = () => host.clock.now;
  const health = createHealth({
    store: host.store,
    dataDir: host.folder,
    codeMinutes: 10,
    now,
    ...parts,
  });
  const response = await health.respond(false);
  return [response.status, await response.text()];
}

/** Sets the free space of the disk. */
function leaveFree(bytes: number) {
  const room = { bavail: bytes / 4096, bsize: 4096 } as Awaited<ReturnType<typeof files.statfs>>;
  const spy = vi.spyOn(files, 'statfs').mockResolvedValue(room);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a server whose store cannot be written is not ready', async () => {
  const full = { ...host.store, write: () => Promise.reject(new Error('no room')) };

  expect(await readiness()).toEqual([200, '{"status":true}']);
  expect(await readiness({ store: full })).toEqual([503, '{"status":false}']);
});

test('a clock that is set back reuses no old report', async () => {
  let write = host.store.write;
  const store = { ...host.store, write: ((work) => write(work)) as typeof write };
  const health = createHealth({
    store,
    dataDir: host.folder,
    codeMinutes: 10,
    now: () => host.clock.now,
  });
  expect((await health.respond(false)).status).toBe(200);
  write = () => Promise.reject(new Error('no room'));

  host.clock.now -= 3_600_000;

  expect((await health.respond(false)).status).toBe(503);
});

test('a server with less than 64 MiB of free space is not ready', async () => {
  leaveFree(LEAST);
  expect(await readiness()).toEqual([200, '{"status":true}']);

  leaveFree(LEAST - 4096);
  expect(await readiness()).toEqual([503, '{"status":false}']);
});

onEachEngine('letters that do not leave', { CODE_MINUTES: '5' }, (engineHost) => {
  const MINUTE = 60_000;
  const UNAVAILABLE = new DeliveryFault('unavailable', 'ESOCKET CONN');
  const PUT_OFF = new DeliveryFault('delayed', 'EENVELOPE RCPT TO 452');
  const postmanOf = (fault?: DeliveryFault) =>
    deliveryWith(
      engineHost(),
      scriptedMailer(() => {
        if (fault) throw fault;
      }).mailer,
    );
  const readyz = async () => (await engineHost().ask('/readyz')).status;
  const later = (minutes: number) => (engineHost().clock.now += minutes * MINUTE);

  test('for longer than a code lives make the host not ready, until one has left', async () => {
    await queue(engineHost(), 'lead', 'sales');
    await deliverAll(postmanOf(UNAVAILABLE));
    later(4.9);
    expect(await readyz()).toBe(200);
    later(0.2);
    expect(await readyz()).toBe(503);

    await deliverAll(postmanOf());
    later(0.1);
    expect(await readyz()).toBe(200);
  });

  test('are seen by codes alone too, which do not wait for longer, and forgotten with them', async () => {
    await queue(engineHost(), 'code', 'code', 5 * MINUTE);
    await deliverAll(postmanOf(UNAVAILABLE));
    later(5.1);
    await deliverAll(postmanOf(UNAVAILABLE));
    expect(await readyz()).toBe(503);

    later(5.1);
    expect(await readyz()).toBe(200);
  });

  test('as one mailbox is full, while the mail server answers, are no reason', async () => {
    await queue(engineHost(), 'lead', 'sales');
    await deliverAll(postmanOf(PUT_OFF));
    later(60);

    expect(await readyz()).toBe(200);
  });
});

test('readyz shows its report to this machine only', async () => {
  const keys = async (peer: string) =>
    Object.keys((await (await host.ask('/readyz', { peer })).json()) as object);

  expect(await keys('192.0.2.1')).toEqual(['status']);
  expect(await keys('127.0.0.1')).toEqual(
    expect.arrayContaining(['queued', 'oldestQueuedSeconds', 'dead', 'freeBytes', 'writable']),
  );
});
