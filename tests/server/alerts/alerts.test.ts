import { rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AlertChannel } from '../../../server/alerts/alertChannels.ts';
import { CAUSES } from '../../../server/alerts/causes.ts';
import { ALERT_INTERVAL, createAlerts } from '../../../server/alerts/createAlerts.ts';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { createHealth } from '../../../server/status/health.ts';
import type { Store } from '../../../server/store/Store.ts';
import { backUp, backUpWhenDue, backupFolder } from '../../../server/upkeep/backup.ts';
import { runEvery } from '../../../server/upkeep/runEvery.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
  type TestHostOptions,
} from '../../support/host/hostParts.ts';
import { deliverAll, scriptedMailer, deliveryWith, queue } from '../../support/host/outboxParts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A server whose alerts run on a clock of the test. */
async function watchedServer(
  options: TestHostOptions = {},
  // Only a server with SQLite makes backups.
  engine: Store['engine'] = 'postgres',
) {
  const host = await createTestHost(options);
  onTestFinished(host.close);
  let elapsed = 0;
  let texts: string[] = [];
  let store = host.store;
  let room = {};
  let working: readonly string[] = ['url', 'email'];
  const now = () => host.clock.now;
  const channels = (['url', 'email'] as const).map((name): AlertChannel => ({
    name,
    send: async (text) => {
      if (!working.includes(name)) throw new TypeError(`https://secret.example ${text}`);
      if (name === working[0]) texts.push(text);
    },
  }));
  const report = async () => {
    const health = createHealth({ store, dataDir: host.folder, codeMinutes: 10, now });
    return { ...(await health.report()), ...room };
  };
  const clocks = { wall: now, steady: () => elapsed };
  const { settings, events } = host;
  const run = createAlerts({ settings, engine, health: { report }, events, clocks, channels });
  return {
    ...host,
    replaceStore: (next: Partial<Store>) => (store = { ...host.store, ...next }),
    fillDisk: (isFull: boolean) => (room = isFull ? { freeBytes: 0 } : {}),
    useChannels: (...names: string[]) => (working = names),
    /** The alerts after this time: names of causes, followed by "over" where one is over. */
    alertsAfter: async (wait = ALERT_INTERVAL) => {
      elapsed += wait;
      host.clock.now += wait;
      await run(new AbortController().signal);
      const sent = texts;
      texts = [];
      return sent.map((text) => {
        const sentence = /^[\w.-]+ \([\w.-]+\): (.*)$/.exec(text)?.[1] ?? '';
        const cause = CAUSES.find((one) => [one.sentence, one.allClear].includes(sentence));
        // Anything but a fixed sentence could contain a visitor's data.
        return cause ? cause.name + (sentence === cause.allClear ? ' over' : '') : text;
      });
    },
  };
}

const mailerThat = (fault: () => DeliveryFault | undefined) =>
  scriptedMailer(() => {
    const thrown = fault();
    if (thrown) throw thrown;
  }).mailer;

test('trouble reaches a person within a minute', () => {
  // After one interval, 13 s for a store and 10 s for a receiver that do not answer.
  expect(ALERT_INTERVAL + 13_000 + 10_000).toBeLessThan(MINUTE);
});

test('a cause is alerted once an hour while it is active, and once when it is over', async () => {
  const { fillDisk, alertsAfter } = await watchedServer();
  expect(await alertsAfter()).toEqual([]);
  fillDisk(true);
  expect(await alertsAfter()).toEqual(['diskFull']);
  expect(await alertsAfter()).toEqual([]);
  expect(await alertsAfter(HOUR - ALERT_INTERVAL - 1)).toEqual([]);
  expect(await alertsAfter(1)).toEqual(['diskFull']);
  fillDisk(false);
  expect(await alertsAfter()).toEqual(['diskFull over']);
  expect(await alertsAfter()).toEqual([]);
});

test('a cause that comes and goes is alerted once in the hour', async () => {
  const { fillDisk, alertsAfter } = await watchedServer();
  fillDisk(true);
  expect(await alertsAfter()).toEqual(['diskFull']);
  fillDisk(false);
  expect(await alertsAfter()).toEqual(['diskFull over']);
  fillDisk(true);
  expect(await alertsAfter()).toEqual([]);
  expect(await alertsAfter(HOUR)).toEqual(['diskFull']);
});

test('one channel is enough; an alert that none has accepted is repeated by the next run', async () => {
  const { fillDisk, useChannels, alertsAfter, lines } = await watchedServer();
  fillDisk(true);
  useChannels();
  expect(await alertsAfter()).toEqual([]);
  useChannels('email');
  expect(await alertsAfter()).toEqual(['diskFull']);
  expect(await alertsAfter()).toEqual([]);

  // Each channel once in ten minutes, without its URL.
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    ['url', 'email'].map((channel) =>
      expect.objectContaining({ event: 'alertNotSent', channel, problem: 'TypeError' }),
    ),
  );
  expect(lines.join()).not.toContain('secret');
});

test('a mail server that is down, until it accepts an email', async () => {
  let isDown = true;
  const server = await watchedServer({
    mailer: mailerThat(() =>
      isDown ? new DeliveryFault('unavailable', 'ECONNECTION CONN') : undefined,
    ),
  });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(server, id, 'sales');
  await server.deliver();
  expect(await server.alertsAfter()).toEqual(['deliveryPaused']);

  isDown = false;
  await server.alertsAfter(MINUTE);
  await server.deliver();
  expect(await server.alertsAfter()).toEqual(['deliveryPaused over']);
});

test('a pause is over when the queued codes have expired', async () => {
  const server = await watchedServer({
    mailer: mailerThat(() => new DeliveryFault('unavailable', 'ECONNECTION CONN')),
  });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(server, id, 'code', MINUTE);
  await server.deliver();
  expect(await server.alertsAfter()).toEqual(['deliveryPaused']);

  await server.alertsAfter(2 * MINUTE);
  await server.deliver();
  expect(await server.alertsAfter()).toContain('deliveryPaused over');
});

test('an email that has been queued for more than two minutes', async () => {
  const server = await watchedServer();
  await queue(server, 'lead', 'sales');
  expect(await server.alertsAfter(2 * MINUTE)).toEqual([]);
  expect(await server.alertsAfter()).toEqual(['mailLate']);
  await server.deliver();
  expect(await server.alertsAfter()).toEqual(['mailLate over']);
});

test('a failed lead; an unreachable store keeps the last known values', async () => {
  const server = await watchedServer();
  await queue(server, 'lead', 'sales');
  const refusing = mailerThat(() => new DeliveryFault('refused', 'EENVELOPE RCPT TO 550'));
  await deliverAll(deliveryWith(server, refusing));
  expect(await server.alertsAfter()).toEqual(['leadFailed']);

  server.replaceStore({ write: () => Promise.reject(new Error(`no ${EMAIL}`)) });
  expect(await server.alertsAfter()).toEqual(['storeNotWritable']);
  server.replaceStore({});
  expect(await server.alertsAfter()).toEqual(['storeNotWritable over']);
});

test('a backup that is missing or too old', async () => {
  const server = await watchedServer({}, 'sqlite');
  expect(await server.alertsAfter(9 * MINUTE)).toEqual([]);
  expect(await server.alertsAfter(MINUTE)).toEqual(['backupFailed']);
  await backUp(server.folder, server.clock.now);
  expect(await server.alertsAfter()).toEqual(['backupFailed over']);
  expect(await server.alertsAfter(2 * HOUR)).toEqual(['backupFailed']);
  await backUp(server.folder, server.clock.now);
  expect(await server.alertsAfter()).toEqual(['backupFailed over']);

  rmSync(backupFolder(server.folder), { recursive: true });
  expect(await server.alertsAfter(HOUR)).toEqual(['backupFailed']);
});

test('a backup that fails', async () => {
  const server = await watchedServer();
  writeFileSync(backupFolder(server.folder), '');
  const backup = () => backUpWhenDue(server.folder, server.clock.now);
  const task = runEvery(backup, HOUR, 'backup', server.log);
  await vi.waitUntil(() => server.lines.join('').includes('taskFailed'));
  await task.stop();

  expect(await server.alertsAfter()).toEqual(['backupFailed']);
});

test('a webhook receiver that keeps failing, until it accepts a lead', async () => {
  const { log, alertsAfter } = await watchedServer();
  const lead = { id: 'a', kind: 'webhook', problem: 'HTTP 502' };
  log('warn', 'letterDelayed', { ...lead, attempt: 2 });
  log('warn', 'letterDelayed', { ...lead, attempt: 3, kind: 'sales' });
  expect(await alertsAfter()).toEqual([]);

  log('warn', 'letterDelayed', { ...lead, attempt: 3 });
  expect(await alertsAfter()).toEqual(['webhookPaused']);

  log('info', 'letterSent', { ...lead, kind: 'sales' });
  expect(await alertsAfter()).toEqual([]);
  log('info', 'letterSent', lead);
  expect(await alertsAfter()).toEqual(['webhookPaused over']);
});

test.each([
  ['CODES_PER_EMAIL_HOUR', []],
  ['CODES_PER_IP_HOUR', []],
  ['CODES_PER_HOUR', ['limitReached']],
])('a limit of codes, only if it is the one for all visitors: %s', async (name, causes) => {
  const server = await watchedServer({ env: { [name]: '1' } });
  const browser = createBrowser(server);
  expect(await browser.send(EMAIL)).toBe(true);
  await server.deliver();
  expect(await server.alertsAfter(MINUTE)).toEqual([]);
  expect(await browser.send(EMAIL)).toBe(false);

  expect(await server.alertsAfter()).toEqual(causes);
});

test.each([
  ['SALES_PER_EMAIL_HOUR', []],
  ['SALES_PER_IP_HOUR', []],
  ['SALES_PER_HOUR', ['limitReached']],
])('a limit of leads, only if it is the one for all visitors: %s', async (name, causes) => {
  const server = await watchedServer({ env: { [name]: '1' } });
  const browser = await verifiedBrowser(server);
  for (const words of [SUMMARY, `${SUMMARY} again`]) await browser.request(EMAIL, words);
  await server.deliver();

  expect(await server.alertsAfter()).toEqual(causes);
});

test('an email that cannot be decrypted', async () => {
  const server = await watchedServer();
  await queue(server, 'code', 'code');
  await server.store.write((sql) => sql.change(`UPDATE jobs SET payload = 'damaged'`));
  await server.deliver();

  expect(await server.alertsAfter()).toEqual(['mailUnreadable']);
  expect(await server.alertsAfter(HOUR)).toEqual(['mailUnreadable over']);
});

test.each([
  ['a proxy that is not listed', '10.0.0.7', {}, ['proxyUnlisted']],
  ['no listed proxy', '10.0.0.7', { TRUSTED_PROXIES: '10.0.0.0/8' }, []],
  ['no stranger, who may send any header', '198.51.100.7', {}, []],
])('%s', async (_, peer, env, causes) => {
  const server = await watchedServer({ env });
  await createBrowser(server).ask('/api/Setup/SendAccessCodeToQRVideo?sEmail=nobody', {
    peer,
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });

  expect(await server.alertsAfter()).toEqual(causes);
});

test("calls that fail, without the visitor's data", async () => {
  const server = await watchedServer({
    parts: { canReceive: () => Promise.reject(new Error(`no ${EMAIL}`)) },
  });
  await createBrowser(server).send(EMAIL);

  expect(await server.alertsAfter()).toEqual(['callsFailing']);
  expect(await server.alertsAfter(15 * MINUTE)).toEqual(['callsFailing over']);
});
