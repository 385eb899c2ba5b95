/** Formats `now` in UTC, as in `2026-01-31 09:05:00.000` (specification, section 7). */
export function clientTime(now: Date): string {
  return now.toISOString().replace('T', ' ').replace('Z', '');
}
