import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../server/durations.ts';
import { createLog, limitRepeats } from '../../server/log.ts';
import { createRecorder } from '../../server/recorder.ts';

/** A log, and the lines that it has written so far. */
function collected() {
  const lines: string[] = [];
  return {
    log: createLog((line) => lines.push(line)),
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('a repeated event is logged once in ten minutes, with a count', () => {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const { log, lines } = collected();
  const limited = limitRepeats(log, () => clock.now);

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
  const { log, lines } = collected();
  const limited = limitRepeats(log, () => 0);

  for (let call = 0; call <= 200; call += 1) limited('warn', 'callFailed', { call: `${call}` });
  limited('warn', 'callFailed', { call: '0' });

  expect(lines()).toHaveLength(202);
});

test('an email or a code in a log line is redacted', () => {
  const { log, lines } = collected();
  log('error', 'careless', {
    problem: 'no mailbox dana@harbor.example for code 402917',
    count: 3,
  });

  const problem = 'no mailbox [address] for code [number]';
  expect(lines()).toMatchObject([{ level: 'error', event: 'careless', problem, count: 3 }]);
});

function recorder() {
  const { log, lines } = collected();
  const now = () => 0;
  return { ...createRecorder(log, { wall: now, steady: now }), lines };
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
