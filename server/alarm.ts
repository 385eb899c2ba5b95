import { isWithin, MINUTE } from './durations.ts';
import type { Facts, Log } from './log.ts';

const QUIET = 10 * MINUTE;
const KINDS = 200;

/**
 * Writes an event of this level, a warning where none is given, unless the same was written just
 * now.
 */
export type Alarm = (event: string, facts?: Facts, level?: 'warn' | 'error') => void;

/**
 * A log for what happens again and again, or an attacker can cause as often as he likes: each event
 * with the same facts is written at once, then at most every ten minutes, with the number of times
 * it was left out.
 */
export function createAlarm(log: Log, now: () => number): Alarm {
  const seen = new Map<string, { since: number; left: number }>();
  return (event, facts = {}, level = 'warn') => {
    const key = JSON.stringify([event, facts]);
    const last = seen.get(key);
    if (last && isWithin(QUIET, last.since, now())) {
      last.left += 1;
      return;
    }
    if (seen.size >= KINDS) seen.clear();
    seen.set(key, { since: now(), left: 0 });
    log(level, event, last && last.left > 0 ? { ...facts, leftOut: last.left } : facts);
  };
}
