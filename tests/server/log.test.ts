import { expect, test } from 'vitest';
import { MINUTE } from '../../server/durations.ts';
import { createAlarm, createLog } from '../../server/log.ts';

function alarmAt(clock: { now: number }) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  return {
    alarm: createAlarm(log, () => clock.now),
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('an event that strangers can repeat is logged once in ten minutes, and the next line states how many repetitions were omitted', () => {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const { alarm, lines } = alarmAt(clock);

  for (let call = 0; call < 100; call += 1) alarm('callFailed', { call: 'a' }, 'error');
  alarm('callFailed', { call: 'b' });
  clock.now += 10 * MINUTE - 1;
  alarm('callFailed', { call: 'a' }, 'error');
  expect(lines()).toMatchObject([
    { level: 'error', event: 'callFailed', call: 'a' },
    { level: 'warn', event: 'callFailed', call: 'b' },
  ]);

  clock.now += 1;
  alarm('callFailed', { call: 'a' }, 'error');
  expect(lines()[2]).toMatchObject({ call: 'a', leftOut: 100 });
  // After the clock is set back, the event is logged again, but only once.
  clock.now -= 60 * MINUTE;
  for (const call of ['a', 'a']) alarm('callFailed', { call });
  expect(lines()).toHaveLength(4);
});

test('a repeated event is logged again if more than 200 different events have occurred', () => {
  const { alarm, lines } = alarmAt({ now: Date.UTC(2026, 10, 2) });

  for (let call = 0; call <= 200; call += 1) alarm('callFailed', { call: `${call}` });
  alarm('callFailed', { call: '0' });

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
