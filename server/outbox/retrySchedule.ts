import { DAY, HOUR, MINUTE, SECOND } from '../durations.ts';
import type { LetterKind } from './letter.ts';

/** The waits after the first and later attempts; the last one repeats until the letter ends. */
const PATIENT = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];
const WAITS: Record<LetterKind, readonly number[]> = {
  code: [5 * SECOND, 15 * SECOND, 45 * SECOND, 120 * SECOND, 300 * SECOND],
  report: PATIENT,
  sales: PATIENT,
};

/** How long a letter that is no code is tried, in milliseconds. */
export const SALES_LIFE = 5 * DAY;

/** Milliseconds until the next attempt; the first attempt is 1. */
export function waitAfter(kind: LetterKind, attempt: number): number {
  const waits = WAITS[kind];
  return waits[Math.min(attempt, waits.length) - 1] ?? HOUR;
}
