/** Durations in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * True for so many milliseconds from `since` on. A clock that was set back ends what it began later
 * than now.
 */
export function isWithin(span: number, since: number, now: number): boolean {
  return since <= now && now < since + span;
}
