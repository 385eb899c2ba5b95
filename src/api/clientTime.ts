/** Formats a UTC time for the ClientTime header, such as `2026-01-31 09:05:00.000` (section 7). */
export function clientTime(now: Date): string {
  return now.toISOString().replace('T', ' ').replace('Z', '');
}
