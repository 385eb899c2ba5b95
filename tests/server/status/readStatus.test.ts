import { describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../server/durations.ts';
import type { Recorder } from '../../../server/recorder.ts';
import { createStatusReader, type Status } from '../../../server/status/readStatus.ts';
import { backUp } from '../../../server/upkeep/backup.ts';
import {
  away,
  deliverAll,
  deliveryWith,
  queue,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/server/outboxParts.ts';
import { serverForEachTest } from '../../support/server/testServer.ts';

const server = serverForEachTest();

/** Creates a reader of the status of the server, which started `age` milliseconds ago. */
function reader(age = 0, store = server().store): () => Promise<Status> {
  const now = () => server().clock.now;
  const clocks = { wall: now, steady: now };
  const { since } = server().recorder;
  return createStatusReader({ ...server(), store, since, clocks, startedAt: now() - age });
}
const read = (...started: Parameters<typeof reader>) => reader(...started)();

const { mailer } = scriptedMailer();
const failing = scriptedWebhook(() => {
  throw away();
}).webhook;
const accepting = scriptedWebhook().webhook;
const failTimes = async (count: number) => {
  for (let attempt = 0; attempt < count; attempt += 1) {
    await deliverAll(server(), mailer, failing);
    server().clock.now += 5 * MINUTE;
  }
};
const isFailing = async () => (await read()).webhookFailing;

describe('the status of the outbox', () => {
  test('shows the third failure of a webhook call', async () => {
    await queue(server(), 'lead', 'webhook');
    await failTimes(2);
    expect(await isFailing()).toBe(false);

    await failTimes(1);

    expect(await isFailing()).toBe(true);
  });

  test('counts no webhook call in progress as failed', async () => {
    await queue(server(), 'lead', 'webhook');
    await failTimes(2);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { webhook, tried } = scriptedWebhook(() => held);

    const third = deliveryWith(server(), mailer, webhook).deliverOne();
    await vi.waitUntil(() => tried.length === 1);

    expect(await isFailing()).toBe(false);
    release();
    await third;
  });

  test('shows five consecutive webhook failures while leads are queued', async () => {
    for (let count = 0; count < 5; count += 1) await queue(server(), `lead${count}`, 'webhook');
    await deliverAll(server(), mailer, failing);
    expect(await read()).toMatchObject({ delayedWebhooks: 0, webhookFailing: true });

    await server().store.write((sql) => sql.change('DELETE FROM jobs'));

    expect(await isFailing()).toBe(false);
  });

  test('shows a webhook that accepts leads again', async () => {
    await queue(server(), 'late', 'webhook');
    await failTimes(4);
    await queue(server(), 'new', 'webhook');
    expect(await isFailing()).toBe(true);

    await deliverAll(server(), mailer, accepting);

    expect(await read()).toMatchObject({ queuedWebhooks: 0, webhookFailing: false });
  });

  test('shows no webhook failure when a mail is delayed', async () => {
    await queue(server(), 'lead', 'sales');
    const slow = scriptedMailer(() => {
      throw away();
    }).mailer;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await deliverAll(server(), slow, accepting);
      server().clock.now += HOUR;
    }

    expect(await isFailing()).toBe(false);
  });

  test('shows a job that could not be decrypted for an hour', async () => {
    await queue(server(), 'lead', 'sales');
    await server().store.write((sql) => sql.change("UPDATE jobs SET payload = 'garbled'"));
    await deliverAll(server(), mailer);
    expect(await read()).toMatchObject({ unreadable: 1, notMailed: 1 });

    server().clock.now += HOUR;

    expect(await read()).toMatchObject({ unreadable: 0, notMailed: 1 });
  });

  test('shows paused delivery until it resumes', async () => {
    server().record('mail_channel', 'paused');
    expect(await read()).toMatchObject({ mailPaused: true, webhookFailing: false });

    server().clock.now += MINUTE;
    server().record('mail_channel', 'resumed');
    expect(await read()).toMatchObject({ mailPaused: false });
  });
});

describe('the status of a server', () => {
  const setting = 'SALES_PER_DOMAIN_HOUR';
  test.each<[keyof Status, on: unknown, (record: Recorder['record']) => void, minutes?: number]>([
    ['backupFailed', true, (record) => record('failed_tasks', 'backup'), 65],
    ['callsFailing', true, (record) => record('calls', 'failed')],
    ['outboxUnavailable', true, (record) => record('outbox', 'unavailable')],
    ['proxyUnlisted', true, (record) => record('calls', 'by_unlisted_proxy')],
    ['forwardedForMissing', true, (record) => record('calls', 'without_forwarded_for')],
    ['publicUrlWrong', true, (record) => record('calls', 'at_other_url')],
    ['flooded', true, (record) => record('floods', 'connections')],
    ['flooded', true, (record) => record('floods', 'responses')],
    ['resolverFindsNothing', true, (record) => record('lookups', 'disbelieved')],
    ['reachedLimits', [setting], (record) => record('reached_limits', setting)],
    ['reachedCeilings', [setting], (record) => record('reached_ceilings', setting)],
  ])('shows %s for a while after it was recorded (%#)', async (field, on, happen, minutes = 15) => {
    const off = (await read())[field];
    happen(server().record);

    server().clock.now += minutes * MINUTE - 1;
    expect((await read())[field]).toEqual(on);
    server().clock.now += 1;
    expect((await read())[field]).toEqual(off);
  });

  test.each(['write', 'read'] as const)(
    'keeps its jobs while the store fails to %s',
    async (method) => {
      await queue(server(), 'lead', 'sales');
      const read = reader();
      expect(await read()).toMatchObject({ queued: 1, writable: true });

      Object.assign(server().store, { [method]: () => Promise.reject(new Error('gone')) });

      expect(await read()).toMatchObject({ queued: 1, writable: false });
    },
  );

  test('expects a backup of SQLite ten minutes after the start', async () => {
    expect(await read(10 * MINUTE - 1)).toMatchObject({ backupFailed: false });
    expect(await read(10 * MINUTE)).toMatchObject({ backupFailed: true });
    const postgres = { ...server().store, database: 'postgres' } as const;
    expect(await read(HOUR, postgres)).toMatchObject({ backupFailed: false });
  });

  test('accepts a backup for two hours, but none from the future', async () => {
    const { folder, clock } = server();
    await backUp(folder, clock.now);
    clock.now += 2 * HOUR - 1000;
    expect(await read(HOUR)).toMatchObject({ backupFailed: false, backupSeconds: 7199 });

    clock.now += 1000;
    expect(await read(HOUR)).toMatchObject({ backupFailed: true });
    clock.now -= 3 * HOUR;
    expect((await read()).backupSeconds).toBeUndefined();
  });
});
