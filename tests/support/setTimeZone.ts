/** Sets a time zone other than UTC, which reveals tests and code that assume UTC. */
export default function setTimeZone(): void {
  process.env['TZ'] = 'America/Chicago';
}
