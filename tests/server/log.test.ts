import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../server/durations.ts';
import { createLog, limitRepeats } from '../../server/log.ts';
import { createRecorder } from '../../server/recorder.ts';

function limitedLog(clock: { now: number }) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  return {
    limited: limitRepeats(log, () => clock.now),
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('a repeated event is logged once in ten minutes, with a count', () => {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const { limited, lines } = limitedLog(clock);

  for (let call = 0; call < 100; call += 1) limited('error', 'callFailed', { call: 'a' });
  limited('warn', 'callFailed', { call: 'b' });
  clock.now += 10 * MINUTE - 1;
  limited('error', 'callFailed', { call: 'a' });
  expect(lines()).toMatchObject([
    { level: 'error', event: 'callFailed', call: 'a' },
    { level: 'warn', event: 'callFailed', call: 'b' },
  ]);

  clock.now += 1;
  limited('error', 'callFailed', { call: 'a' });
  expect(lines()[2]).toMatchObject({ call: 'a', leftOut: 100 });
  // After the clock is set back, the event is logged again, but only once.
  clock.now -= 60 * MINUTE;
  for (const call of ['a', 'a']) limited('warn', 'callFailed', { call });
  expect(lines()).toHaveLength(4);
});

test('a repeated event is logged again after 200 other events', () => {
  const { limited, lines } = limitedLog({ now: Date.UTC(2026, 10, 2) });

  for (let call = 0; call <= 200; call += 1) limited('warn', 'callFailed', { call: `${call}` });
  limited('warn', 'callFailed', { call: '0' });

  expect(lines()).toHaveLength(202);
});

test('an email or a code in a log line is redacted', () => {
  const lines: string[] = [];
  const problem = 'no mailbox dana@harbor.example for code 402917';
  createLog((line) => lines.push(line))('error', 'careless', { problem, count: 3 });

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'careless',
    problem: 'no mailbox [address] for code [number]',
    count: 3,
  });
});

function recorder() {
  const lines: string[] = [];
  const now = () => 0;
  const log = createLog((line) => lines.push(line));
  const { record } = createRecorder(log, { wall: now, steady: now });
  return { record, lines: () => lines.map((line) => JSON.parse(line) as object) };
}

describe('the recorder', () => {
  test('logs every delivery, with its facts', () => {
    const { record, lines } = recorder();

    for (const id of ['a', 'a']) record('code_mails', 'sent', { id });

    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toMatchObject({ level: 'info', event: 'mailSent', id: 'a' });
    expect(lines()[0]).not.toHaveProperty('outcome');
  });

  test.each([
    ['sales_mails', 'error', 'mail'],
    ['webhooks', 'error', 'webhook'],
    ['code_mails', 'warn', 'mail'],
    ['receipts', 'warn', 'mail'],
  ] as const)('logs failed %s with the level %s as a %s event', (counter, level, event) => {
    const { record, lines } = recorder();

    record(counter, 'refused');
    record(counter, 'given_up');

    expect(lines()).toMatchObject([
      { level, event: `${event}Refused` },
      { level, event: `${event}GivenUp` },
    ]);
  });
});
