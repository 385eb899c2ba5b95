import { DAY, HOUR, MINUTE, SECOND } from '../durations.ts';
import type { LetterKind } from './letter.ts';

const FOR_DAYS = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];

/** The waits after the first and later attempts; the last one repeats until the letter ends. */
const WAITS: Record<LetterKind, readonly number[]> = {
  // Soon after the 300 s that a server usually greylists, half of a code's life is left.
  code: [5 * SECOND, 15 * SECOND, 45 * SECOND, 120 * SECOND],
  report: FOR_DAYS,
  sales: FOR_DAYS,
  webhook: FOR_DAYS,
};

/** How long a letter that is no code is tried, in milliseconds. */
export const SALES_LIFE = 5 * DAY;

/** Milliseconds until the next attempt; the first attempt is 1. */
export function waitAfter(kind: LetterKind, attempt: number): number {
  const waits = WAITS[kind];
  return waits[Math.min(attempt, waits.length) - 1] ?? HOUR;
}
