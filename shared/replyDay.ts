const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The next business day after `at`, as in 'Monday, November 30'. `timeZone` is an IANA name. */
export function replyDay(at: number, timeZone: string): string {
  const style = { timeZone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat('en-US', style).format(at));
  // From about noon, 24 hours later is the next day, even if the clocks change.
  let noon = at + (12 - hour) * HOUR + DAY;
  while (longDay(noon, timeZone).startsWith('S')) noon += DAY;
  return longDay(noon, timeZone);
}

/** Formats a day as in 'Monday, November 30'. */
export function longDay(at: number, timeZone: string): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', style).format(at);
}
