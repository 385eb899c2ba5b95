import { DAY, HOUR, MINUTE, SECOND } from '../durations.ts';

/** How long delivery of a job other than a code is attempted, in milliseconds. */
export const LEAD_LIFE = 5 * DAY;

// The sixth attempt, at 305 s, is just after the common greylisting delay (300 s). Half of a code's
// default lifetime is then left.
export const CODE_WAITS = [5 * SECOND, 15 * SECOND, 45 * SECOND, 120 * SECOND];
export const LEAD_WAITS = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];

/**
 * Returns the milliseconds to wait after an attempt (the first is 1), at most an hour. The last
 * wait repeats. `asked` is the wait that the receiver asks for.
 */
export function waitAfter(waits: readonly number[], attempt: number, asked = 0): number {
  const wait = waits[Math.min(attempt, waits.length) - 1] ?? HOUR;
  return Math.min(Math.max(wait, asked), HOUR);
}
