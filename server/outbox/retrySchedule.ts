import { DAY, HOUR, MINUTE, SECOND } from '../durations.ts';
import type { JobKind } from './job.ts';

/** How long every job except a code is tried, in milliseconds. */
export const LEAD_LIFE = 5 * DAY;

// One attempt comes soon after 300 s, the common greylisting time, with half of a code's life left.
const CODE_WAITS = [5 * SECOND, 15 * SECOND, 45 * SECOND, 120 * SECOND];
const WAITS = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];

/** Milliseconds until the next attempt; the first attempt is 1, the last wait repeats. */
export function waitAfter(kind: JobKind, attempt: number): number {
  const waits = kind === 'code' ? CODE_WAITS : WAITS;
  return waits[Math.min(attempt, waits.length) - 1] ?? HOUR;
}
