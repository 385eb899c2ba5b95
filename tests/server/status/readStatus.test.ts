import { describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../server/durations.ts';
import type { Outcome } from '../../../server/outcomes.ts';
import type { Recorder } from '../../../server/recorder.ts';
import { createStatusReader, type Status } from '../../../server/status/readStatus.ts';
import { backUp } from '../../../server/upkeep/backup.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  away,
  deliverAll,
  deliveryWith,
  queue,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/server/outboxParts.ts';
import { openTestServer, type TestServer } from '../../support/server/testServer.ts';

/** Reads the status of a server that started `age` milliseconds ago. */
function statusOf(server: TestServer, age = 0): Promise<Status> {
  const now = () => server.clock.now;
  const clocks = { wall: now, steady: now };
  const { since } = server.recorder;
  return createStatusReader({ ...server, since, clocks, startedAt: now() - age })();
}

const { mailer } = scriptedMailer();
const failing = scriptedWebhook(() => {
  throw away();
}).webhook;
const accepting = scriptedWebhook().webhook;

onEachDatabase('the status', {}, (server) => {
  const failTimes = async (count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) {
      await deliverAll(server(), mailer, failing);
      server().clock.now += 5 * MINUTE;
    }
  };
  const isFailing = async () => (await statusOf(server())).webhookFailing;

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
    expect(await statusOf(server())).toMatchObject({ delayedWebhooks: 0, webhookFailing: true });

    await server().store.write((sql) => sql.change('DELETE FROM jobs'));

    expect(await isFailing()).toBe(false);
  });

  test('shows a webhook that accepts leads again', async () => {
    await queue(server(), 'late', 'webhook');
    await failTimes(4);
    await queue(server(), 'new', 'webhook');
    expect(await isFailing()).toBe(true);

    await deliverAll(server(), mailer, accepting);

    expect(await statusOf(server())).toMatchObject({ queuedWebhooks: 0, webhookFailing: false });
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
    expect(await statusOf(server())).toMatchObject({ unreadable: 1, notMailed: 1 });

    server().clock.now += HOUR;

    expect(await statusOf(server())).toMatchObject({ unreadable: 0, notMailed: 1 });
  });

  test('shows a store that cannot be read as not writable', async () => {
    server().store.read = () => Promise.reject(new Error('gone'));

    expect(await statusOf(server())).toMatchObject({ writable: false });
  });

  test('expects backups of SQLite only', async () => {
    const { database } = server().store;

    expect((await statusOf(server(), HOUR)).backupFailed).toBe(database === 'sqlite');
  });

  test('shows paused delivery until it resumes', async () => {
    for (let count = 0; count < 5; count += 1) await queue(server(), `job${count}`, 'sales');
    let isAway = true;
    const { mailer: changing } = scriptedMailer(() => {
      if (isAway) throw away();
    });
    const delivery = deliveryWith(server(), changing);
    while (await delivery.deliverOne());
    expect(await statusOf(server())).toMatchObject({ mailPaused: true, webhookFailing: false });

    isAway = false;
    server().clock.now += MINUTE;
    await delivery.deliverOne();

    expect(await statusOf(server())).toMatchObject({ mailPaused: false });
  });
});

describe('the status of a server', () => {
  test.each<[keyof Status, (record: Recorder['record']) => void, number]>([
    ['backupFailed', (record) => record('failed_tasks', 'backup'), HOUR + 5 * MINUTE],
    ['callsFailing', (record) => record('calls', 'failed'), 15 * MINUTE],
    ['outboxUnavailable', (record) => record('outbox', 'unavailable'), 15 * MINUTE],
    ['proxyUnlisted', (record) => record('calls', 'by_unlisted_proxy'), 15 * MINUTE],
    ['forwardedForMissing', (record) => record('calls', 'without_forwarded_for'), 15 * MINUTE],
    ['publicUrlWrong', (record) => record('calls', 'at_other_url'), 15 * MINUTE],
    ['flooded', (record) => record('floods', 'connections'), 15 * MINUTE],
    ['flooded', (record) => record('floods', 'responses'), 15 * MINUTE],
    ['resolverFindsNothing', (record) => record('lookups', 'disbelieved'), 15 * MINUTE],
  ])('shows %s for a while after it was recorded (%#)', async (field, happen, span) => {
    const server = await openTestServer();
    expect((await statusOf(server))[field]).toBe(false);
    happen(server.record);

    server.clock.now += span - 1;
    expect((await statusOf(server))[field]).toBe(true);
    server.clock.now += 1;
    expect((await statusOf(server))[field]).toBe(false);
  });

  test.each<[string, 'reached_limits' | 'reached_ceilings', keyof Status]>([
    ['limit', 'reached_limits', 'reachedLimits'],
    ['ceiling', 'reached_ceilings', 'reachedCeilings'],
  ])('shows a reached %s by its setting for 15 minutes', async (_, name, field) => {
    const server = await openTestServer();
    const setting: Outcome<'reached_limits'> = 'SALES_PER_DOMAIN_HOUR';
    server.record(name, setting);

    expect((await statusOf(server))[field]).toEqual([setting]);
    server.clock.now += 15 * MINUTE;
    expect((await statusOf(server))[field]).toEqual([]);
  });

  test('shows a missing backup ten minutes after the start', async () => {
    const server = await openTestServer();

    expect(await statusOf(server, 10 * MINUTE - 1)).toMatchObject({ backupFailed: false });
    expect(await statusOf(server, 10 * MINUTE)).toMatchObject({ backupFailed: true });
  });

  test('accepts a backup for two hours', async () => {
    const server = await openTestServer();
    await backUp(server.folder, server.clock.now);
    server.clock.now += 2 * HOUR - 1000;
    expect(await statusOf(server, HOUR)).toMatchObject({
      backupFailed: false,
      backupSeconds: 7199,
    });

    server.clock.now += 1000;
    expect(await statusOf(server, HOUR)).toMatchObject({ backupFailed: true });
  });

  test('ignores a backup from the future', async () => {
    const server = await openTestServer();
    await backUp(server.folder, server.clock.now + HOUR);

    expect((await statusOf(server)).backupSeconds).toBeUndefined();
  });
});
