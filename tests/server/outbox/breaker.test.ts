import { describe, expect, test } from 'vitest';
import { createBreaker, type Transport } from '../../../server/outbox/breaker.ts';

const SECOND = 1000;
const four: Transport[] = ['down', 'down', 'down', 'down'];
const five: Transport[] = [...four, 'down'];

describe('the breaker', () => {
  test.each<[title: string, steps: (Transport | number)[], state: string, logged: number]>([
    ['four failures do not pause delivery', four, 'closed', 0],
    ['the fifth failure in a row pauses delivery', five, 'paused', 1],
    ['the pause lasts 30 seconds', [...five, 30 * SECOND - 1], 'paused', 1],
    ['after the pause, one job is tried', [...five, 30 * SECOND], 'open', 1],
    ['the failure of that job pauses delivery again', [...five, 30 * SECOND, 'down'], 'paused', 1],
    ['a job that reaches the receiver ends the pause', [...five, 'up'], 'closed', 2],
    ['a job that gets an answer ends a series of failures', [...four, 'up', ...four], 'closed', 0],
    ['five failures after a recovery pause delivery again', [...five, 'up', ...five], 'paused', 3],
    ['an untried job does not count as a failure', [...four, 'untried'], 'closed', 0],
    ['an untried job does not end a series', [...four, 'untried', 'down', 'untried'], 'paused', 1],
    ['setting the clock back does not extend the pause', [...five, -3600 * SECOND], 'open', 1],
  ])('%s', (_, steps, state, logged) => {
    const events: string[] = [];
    let now = Date.UTC(2026, 10, 2);
    const breaker = createBreaker({
      record: (outcome) => void events.push(outcome),
      now: () => now,
    });

    for (const step of steps)
      if (typeof step === 'number') now += step;
      else breaker.record(step, 'ECONNECTION CONN');

    expect(breaker.isPaused() ? 'paused' : breaker.isOpen() ? 'open' : 'closed').toBe(state);
    expect(events).toEqual(['paused', 'resumed', 'paused'].slice(0, logged));
  });
});
