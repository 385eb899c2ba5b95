/** The ClientTime header: UTC as year-month-day hour:minute:second.millis (section 7). */
export function clientTime(now: Date): string {
  return now.toISOString().replace('T', ' ').replace('Z', '');
}
