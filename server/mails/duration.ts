import { DAY, HOUR, MINUTE, SECOND } from '../durations.ts';

/** A unit, the milliseconds from which it is used, and the smaller unit beside it. */
const UNITS = [
  { name: 'day', size: DAY, from: 2 * DAY, rest: { name: 'hour', size: HOUR } },
  { name: 'hour', size: HOUR, from: 2 * HOUR, rest: { name: 'minute', size: MINUTE } },
  { name: 'minute', size: MINUTE, from: 2 * MINUTE },
] as const;

/** Formats milliseconds as in '90 seconds', '4 minutes' or '2 hours 4 minutes'. */
export function duration(milliseconds: number): string {
  const unit = UNITS.find(({ from }) => milliseconds >= from);
  if (!unit) return counted(Math.max(1, Math.round(milliseconds / SECOND)), 'second');
  if (!('rest' in unit)) return counted(Math.round(milliseconds / unit.size), unit.name);
  const { size, name, rest } = unit;
  const left = Math.floor((milliseconds % size) / rest.size);
  const whole = counted(Math.floor(milliseconds / size), name);
  return left > 0 ? `${whole} ${counted(left, rest.name)}` : whole;
}

/** Formats a number and its noun, as in '1 request' or '1,234 requests'. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
