/** Formats a time as in 'Wed, Nov 25, 2026, 8:14 AM Central'. `timeZone` is an IANA name. */
export function moment(at: number, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  // Some versions of the Unicode data put a narrow space before AM or PM.
  return `${date.replaceAll('\u202f', ' ')} ${zone?.value.replace(/ Time$/, '') ?? timeZone}`;
}

/** Formats a time like `moment` and adds the time in UTC, which the server log uses. */
export function momentWithUtc(at: number, timeZone: string): string {
  return `${moment(at, timeZone)} (${new Date(at).toISOString().slice(11, 16)} UTC)`;
}
