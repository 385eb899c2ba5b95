/** Durations in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * True if `since` is less than `span` milliseconds before `now`. False if `since` is after `now`,
 * as happens when the clock is set back.
 */
export function isWithin(span: number, since: number, now: number): boolean {
  return since <= now && now < since + span;
}
