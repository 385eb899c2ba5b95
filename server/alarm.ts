import type { Facts, Log } from './log.ts';

const QUIET = 600_000;
const KINDS = 200;

/**
 * A log for what an attacker can cause as often as he likes: each event with the same facts is
 * written at once, then at most every ten minutes, with the number of times it was left out.
 */
export function createAlarm(log: Log, now: () => number): (event: string, facts?: Facts) => void {
  const seen = new Map<string, { since: number; left: number }>();
  return (event, facts = {}) => {
    const key = JSON.stringify([event, facts]);
    const last = seen.get(key);
    if (last && now() - last.since < QUIET) {
      last.left += 1;
      return;
    }
    if (seen.size >= KINDS) seen.clear();
    seen.set(key, { since: now(), left: 0 });
    log('warn', event, last && last.left > 0 ? { ...facts, leftOut: last.left } : facts);
  };
}
