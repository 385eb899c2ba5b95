import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANSWER_TIMEOUT_MS, type AlertChannel } from '../../../server/alerts/alertChannels.ts';
import { alertLine } from '../../../server/mails/alertMail.ts';
import { CAUSES } from '../../../server/alerts/causes.ts';
import { ALERT_INTERVAL, createAlerts } from '../../../server/alerts/createAlerts.ts';
import { watchLog } from '../../../server/alerts/watchLog.ts';
import { HOUR, MINUTE } from '../../../server/durations.ts';
import { createLog, type Facts } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { MIN_FREE_BYTES, type HealthReport } from '../../../server/status/health.ts';
import { createRecorder } from '../../../server/recorder.ts';
import { STATEMENT_TIMEOUT_MS } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { backUp, backupFolder } from '../../../server/upkeep/backup.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const HEALTHY: HealthReport = {
  writable: true,
  freeBytes: MIN_FREE_BYTES,
  queued: 0,
  oldestQueuedSeconds: 0,
  stuck: false,
  dead: 0,
};

type Watched = ReturnType<typeof watched>;

/** Creates the alerts of a server whose health, log, channels and clock the test controls. */
function watched(database: Store['database'] = 'postgres', DATA_DIR = temporaryFolder()) {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const state = { health: { ...HEALTHY }, isReachable: true, channels: ['url', 'email'] };
  const lines: string[] = [];
  const now = () => clock.now;
  const log = createLog((line) => lines.push(line), now);
  const events = watchLog(log, now);
  const texts: string[] = [];
  const channels = (['url', 'email'] as const).map((name): AlertChannel => ({
    name,
    send: async (alert) => {
      const text = alertLine(alert);
      if (!state.channels.includes(name)) throw new TypeError(`https://secret.example ${text}`);
      if (name === state.channels[0]) texts.push(text);
    },
  }));
  const report = () =>
    state.isReachable ? Promise.resolve(state.health) : Promise.reject(new Error('gone'));
  const { settings } = readSettings({ DATA_DIR });
  const clocks = { wall: now, steady: now };
  const store = { database };
  const { record } = createRecorder(log, clocks);
  const run = createAlerts({
    settings,
    store,
    health: { report },
    record,
    events,
    clocks,
    channels,
  });
  return {
    clock,
    lines,
    log: events.log,
    state,
    /** Waits, and returns the cause of each alert, followed by "over" if the problem has ended. */
    alertsAfter: async (wait = ALERT_INTERVAL) => {
      clock.now += wait;
      await run(new AbortController().signal);
      return texts.splice(0).map((text) => {
        const sentence = /^[\w.-]+ \([\w.-]+\): (.*)$/.exec(text)?.[1] ?? '';
        const cause = CAUSES.find(
          (one) => sentence.startsWith(one.sentence) || sentence === one.allClear,
        );
        // An unknown text makes the test fail, because it could contain a visitor's data.
        return cause ? cause.name + (sentence === cause.allClear ? ' over' : '') : text;
      });
    },
  };
}

/** A step of a test: the health changes, the server logs an event with facts, or time passes. */
interface Step {
  health?: Partial<HealthReport>;
  event?: [name: string, facts?: Facts];
  wait?: number;
}
function apply({ state, log, clock }: Watched, { health, event, wait = 0 }: Step) {
  Object.assign(state.health, health);
  if (event) log('warn', ...event);
  clock.now += wait;
}
const PAUSED: Step = { health: { queued: 5 }, event: ['deliveryPaused'] };
const WEBHOOK = { id: 'a', kind: 'webhook' };
const THIRD: Step = { event: ['mailDelayed', { ...WEBHOOK, attempt: 3 }] };
const LATER = { wait: 15 * MINUTE };

// In the worst case, one interval passes, connecting to the store takes five seconds, a statement
// times out, and so does the answer of a channel.
test('an alert arrives within a minute after the problem begins', () =>
  expect(ALERT_INTERVAL + 5000 + STATEMENT_TIMEOUT_MS + ANSWER_TIMEOUT_MS).toBeLessThan(MINUTE));

test.each<[cause: string, raise: Step, clear: Step]>([
  ['deliveryPaused', PAUSED, { event: ['deliveryResumed'] }],
  ['deliveryPaused', PAUSED, { health: { queued: 0 } }],
  [
    'webhookPaused',
    { event: ['deliveryPaused', WEBHOOK] },
    { event: ['deliveryResumed', WEBHOOK] },
  ],
  ['webhookPaused', THIRD, { event: ['mailSent', WEBHOOK] }],
  ['webhookPaused', THIRD, { wait: 2 * HOUR }],
  ['mailLate', { health: { oldestQueuedSeconds: 121 } }, { health: { oldestQueuedSeconds: 120 } }],
  ['leadFailed', { health: { dead: 1 } }, { health: { dead: 0 } }],
  [
    'mailUnreadable',
    { event: ['mailRefused', { problem: 'cannot be decrypted' }] },
    { wait: HOUR },
  ],
  ['storeNotWritable', { health: { writable: false } }, { health: { writable: true } }],
  ['diskFull', { health: { freeBytes: MIN_FREE_BYTES - 1 } }, { health: HEALTHY }],
  ['backupFailed', { event: ['taskFailed', { task: 'backup' }] }, { wait: HOUR + 5 * MINUTE }],
  ['callsFailing', { event: ['callFailed'] }, LATER],
  ['callsFailing', { event: ['outboxUnavailable'] }, LATER],
  ['limitReached', { event: ['limitReached', { outcome: 'CODES_PER_HOUR' }] }, LATER],
  ['proxyUnlisted', { event: ['proxyUnlisted'] }, LATER],
  ['forwardedForMissing', { event: ['forwardedForMissing'] }, LATER],
])(
  'an alert is sent when the problem %s begins and when it ends (%#)',
  async (cause, raise, clear) => {
    const server = watched();

    apply(server, raise);
    expect(await server.alertsAfter()).toEqual([cause]);
    expect(await server.alertsAfter()).toEqual([]);
    apply(server, clear);
    expect(await server.alertsAfter()).toContain(`${cause} over`);
  },
);

test.each<[title: string, step: Step]>([
  ['a pause of the delivery while nothing is queued', { event: ['deliveryPaused'] }],
  ['a second delay of a webhook call', { event: ['mailDelayed', { ...WEBHOOK, attempt: 2 }] }],
  ['a third delay of a mail', { event: ['mailDelayed', { kind: 'sales', attempt: 3 }] }],
  ['a mail that was refused', { event: ['mailRefused', { problem: 'EENVELOPE 550' }] }],
  ['a failed task other than the backup', { event: ['taskFailed', { task: 'cleaning' }] }],
  [
    'a code request over the limit per email',
    { event: ['sendRefused', { outcome: 'over_email' }] },
  ],
])('%s causes no alert', async (_, step) => {
  const server = watched();
  apply(server, step);

  expect(await server.alertsAfter()).toEqual([]);
});

test('a sent mail does not end an alert about the webhook', async () => {
  const server = watched();
  apply(server, THIRD);
  expect(await server.alertsAfter()).toEqual(['webhookPaused']);

  for (const name of ['mailSent', 'deliveryResumed'])
    apply(server, { event: [name, { kind: 'sales' }] });
  expect(await server.alertsAfter()).toEqual([]);
});

test('the operator gets at most one alert an hour about a problem that lasts or returns', async () => {
  const { state, alertsAfter } = watched();
  state.health.dead = 1;
  expect(await alertsAfter()).toEqual(['leadFailed']);
  expect(await alertsAfter(HOUR - 1)).toEqual([]);
  expect(await alertsAfter(1)).toEqual(['leadFailed']);
  state.health.dead = 0;
  expect(await alertsAfter()).toEqual(['leadFailed over']);
  expect(await alertsAfter()).toEqual([]);
  state.health.dead = 1;
  expect(await alertsAfter()).toEqual([]);
  expect(await alertsAfter(HOUR)).toEqual(['leadFailed']);
});

test('an alert that one channel accepted is not repeated, and an alert that no channel accepted is repeated in the next run', async () => {
  const { state, alertsAfter, lines } = watched();
  state.health.dead = 1;
  state.channels = [];
  expect(await alertsAfter()).toEqual([]);
  state.channels = ['email'];
  expect(await alertsAfter()).toEqual(['leadFailed']);
  expect(await alertsAfter()).toEqual([]);

  // The failure of each channel is logged once in ten minutes, without the channel's URL.
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    ['url', 'email'].map((channel) =>
      expect.objectContaining({ event: 'alertNotSent', channel, problem: 'TypeError' }),
    ),
  );
  expect(lines.join()).not.toContain('secret');
});

test.each([
  ['is not writable', { health: { ...HEALTHY, writable: false }, isReachable: true }],
  ['is unreachable', { isReachable: false }],
])('if the store %s, no other problem is reported as over', async (_, fault) => {
  const { state, alertsAfter } = watched();
  state.health.dead = 1;
  expect(await alertsAfter()).toEqual(['leadFailed']);
  Object.assign(state, fault);
  expect(await alertsAfter()).toEqual(['storeNotWritable']);
});

test('a missing or outdated backup causes an alert', async () => {
  const folder = temporaryFolder();
  await (await openSqlite(join(folder, 'gateway.db'))).close();
  const { clock, alertsAfter } = watched('sqlite', folder);
  expect(await alertsAfter(9 * MINUTE)).toEqual([]);
  expect(await alertsAfter(MINUTE)).toEqual(['backupFailed']);
  await backUp(folder, clock.now);
  expect(await alertsAfter()).toEqual(['backupFailed over']);
  expect(await alertsAfter(2 * HOUR)).toEqual(['backupFailed']);
  await backUp(folder, clock.now);
  expect(await alertsAfter()).toEqual(['backupFailed over']);

  rmSync(backupFolder(folder), { recursive: true });
  expect(await alertsAfter(HOUR)).toEqual(['backupFailed']);
});
