import { expect, test } from 'vitest';
import { createBreaker } from '../../../server/outbox/breaker.ts';

const SECOND = 1000;

/** A breaker that has seen so many failures, its clock, and the events that it has logged. */
function breakerAfter(failures: number) {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const events: string[] = [];
  const log = (_level: string, event: string) => void events.push(event);
  const breaker = createBreaker({ log, now: () => clock.now });
  const fail = () => breaker.record('down', 'ECONNECTION CONN');
  for (let count = 0; count < failures; count += 1) fail();
  return { breaker, clock, events, fail };
}

test('the fifth failure in a row pauses delivery for 30 seconds, and so does each one after it', () => {
  const { breaker, clock, events, fail } = breakerAfter(4);
  expect([breaker.isOpen(), breaker.isPaused()]).toEqual([false, false]);

  fail();
  expect([breaker.isOpen(), breaker.isPaused()]).toEqual([true, true]);
  clock.now += 30 * SECOND;
  expect([breaker.isOpen(), breaker.isPaused()]).toEqual([true, false]);
  fail();
  expect(breaker.isPaused()).toBe(true);

  clock.now += 30 * SECOND;
  breaker.record('up', '');
  expect([breaker.isOpen(), breaker.isPaused()]).toEqual([false, false]);
  expect(events).toEqual(['deliveryPaused', 'deliveryResumed']);
});

test('a job that reaches the receiver ends the row; one that was not tried changes nothing', () => {
  const { breaker, events, fail } = breakerAfter(4);
  breaker.record('up', '');
  for (let count = 0; count < 4; count += 1) fail();
  expect(events).toEqual([]);

  breaker.record('untried', 'too late');
  expect(breaker.isOpen()).toBe(false);
  fail();
  breaker.record('untried', 'too late');
  expect(breaker.isOpen()).toBe(true);
});

test('a clock that is set back makes no pause longer', () => {
  const { breaker, clock } = breakerAfter(5);

  clock.now -= 3600 * SECOND;

  expect(breaker.isPaused()).toBe(false);
});
