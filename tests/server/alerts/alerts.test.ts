import { describe, expect, test } from 'vitest';
import { ANSWER_TIMEOUT_MS, type AlertChannel } from '../../../server/alerts/alertChannels.ts';
import { ALERT_INTERVAL, createAlerts } from '../../../server/alerts/createAlerts.ts';
import { HOUR, MINUTE } from '../../../server/durations.ts';
import { createLog } from '../../../server/log.ts';
import { alertLine } from '../../../server/mails/alertMail.ts';
import { createRecorder } from '../../../server/recorder.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { PROBLEMS } from '../../../server/status/problems.ts';
import type { Status } from '../../../server/status/readStatus.ts';
import { STATEMENT_TIMEOUT_MS } from '../../../server/store/postgres.ts';
import { HEALTHY } from '../../support/server/status.ts';

/** Creates alerts whose status, channels and clock the test controls. */
function watched() {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const state = { status: { ...HEALTHY }, channels: ['url', 'email'] };
  const lines: string[] = [];
  const texts: string[] = [];
  const kept: string[] = [];
  const now = () => clock.now;
  const clocks = { wall: now, steady: now };
  const channels = (['url', 'email'] as const).map((name): AlertChannel => ({
    name,
    send: async (alert) => {
      const text = alertLine(alert);
      if (!state.channels.includes(name)) throw new TypeError(`https://secret.example ${text}`);
      if (name === state.channels[0]) texts.push(text);
    },
  }));
  const { record } = createRecorder(
    createLog((line) => lines.push(line), now),
    clocks,
  );
  const run = createAlerts({
    settings: readSettings({}).settings,
    health: { status: () => Promise.resolve<Status>(state.status) },
    record,
    clocks,
    channels,
    keep: async ({ sentence, since, until }) =>
      void kept.push(
        `${PROBLEMS.find((problem) => problem.sentence === sentence)?.name} ${until === undefined ? 'lasts' : (until - since) / MINUTE}`,
      ),
  });
  return {
    clock,
    lines,
    kept,
    state,
    /** Waits, and returns the problem of each alert, followed by "over" if the problem has ended. */
    alertsAfter: async (wait = ALERT_INTERVAL) => {
      clock.now += wait;
      await run(new AbortController().signal);
      return texts.splice(0).map((text) => {
        const sentence = /^[\w.-]+ \([\w.-]+\): (.*)$/.exec(text)?.[1] ?? '';
        // An unknown text makes the test fail, because it could contain a visitor's data.
        const names = PROBLEMS.flatMap(({ name, ...one }) => [
          ...(sentence.startsWith(`${one.sentence} Since `) ? [name] : []),
          ...(sentence.startsWith(`${one.allClear} It lasted `) ? [`${name} over`] : []),
        ]);
        return names.length === 1 ? names[0] : text;
      });
    },
  };
}

describe('an alert', () => {
  // In the worst case, one interval passes, connecting to the store takes five seconds, a statement
  // times out, and so does the answer of a channel.
  test('arrives within a minute after the problem begins', () =>
    expect(ALERT_INTERVAL + 5000 + STATEMENT_TIMEOUT_MS + ANSWER_TIMEOUT_MS).toBeLessThan(MINUTE));

  test('is sent when the problem begins, each hour, and when it ends', async () => {
    const { state, kept, alertsAfter } = watched();

    state.status = { ...HEALTHY, notMailed: 1 };
    expect(await alertsAfter()).toEqual(['requestNotMailed']);
    // It is repeated every hour while the problem lasts.
    expect(await alertsAfter(HOUR - 1)).toEqual([]);
    expect(await alertsAfter(1)).toEqual(['requestNotMailed']);
    state.status = HEALTHY;
    expect(await alertsAfter(MINUTE)).toEqual(['requestNotMailed over']);
    expect(await alertsAfter()).toEqual([]);
    expect(kept).toEqual([
      'requestNotMailed lasts',
      'requestNotMailed lasts',
      'requestNotMailed 61',
    ]);
  });

  test('is sent again at once if the problem returns, three times an hour', async () => {
    const { state, clock, alertsAfter } = watched();
    const begin = clock.now;
    const raised: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      state.status = { ...HEALTHY, notMailed: 1 - (run % 2) };
      const alerts = await alertsAfter(5 * MINUTE);
      if (alerts.includes('requestNotMailed')) raised.push((clock.now - begin) / MINUTE);
    }

    expect(raised).toEqual([5, 15, 25, 65, 75, 85]);
  });

  test('tells once of a problem that ended before any channel accepted it', async () => {
    const { state, clock, kept, alertsAfter } = watched();
    state.status = { ...HEALTHY, queued: 1, mailPaused: true };
    state.channels = [];
    expect(await alertsAfter()).toEqual([]);
    clock.now += 30 * MINUTE;
    state.status = HEALTHY;
    expect(await alertsAfter(0)).toEqual([]);

    state.channels = ['email'];
    expect([await alertsAfter(MINUTE), await alertsAfter()]).toEqual([['deliveryPaused over'], []]);
    expect(kept).toEqual(['deliveryPaused 30']);
  });

  test('is repeated in the next run until one channel has accepted it', async () => {
    const { state, alertsAfter } = watched();
    state.status = { ...HEALTHY, notMailed: 1 };
    state.channels = [];
    expect(await alertsAfter()).toEqual([]);

    state.channels = ['email'];

    expect(await alertsAfter()).toEqual(['requestNotMailed']);
    expect(await alertsAfter()).toEqual([]);
  });

  test('that a channel did not accept is logged without its URL', async () => {
    const { state, alertsAfter, lines } = watched();
    state.status = { ...HEALTHY, notMailed: 1 };
    state.channels = [];

    await alertsAfter();
    await alertsAfter();

    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      ['url', 'email'].map((channel) =>
        expect.objectContaining({ event: 'alertNotSent', channel, problem: 'TypeError' }),
      ),
    );
    expect(lines.join()).not.toContain('secret');
  });
});
