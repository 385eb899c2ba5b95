import { HOUR, MINUTE } from '../durations.ts';
import { removeBatch } from '../store/removeBatch.ts';
import type { Sql } from '../store/Store.ts';

/** So many uses within so many milliseconds from the first. */
export interface Limit {
  /** Names the caller first: what is counted of one then lies on one page of the disk. */
  readonly name: string;
  readonly most: number;
  readonly span: number;
}

/** A limit for a minute. */
export const perMinute = (name: string, most: number): Limit => ({ name, most, span: MINUTE });

/** A limit for an hour. */
export const perHour = (name: string, most: number): Limit => ({ name, most, span: HOUR });

// What ends later than two spans from now was begun by a wrong clock.
const OVER = '(counters.ends_at <= ? OR counters.ends_at > ?)';

const COUNT = `INSERT INTO counters (name, used, ends_at) VALUES (?, 1, ?)
  ON CONFLICT (name) DO UPDATE SET
    used = CASE WHEN ${OVER} THEN 1 ELSE counters.used + 1 END,
    ends_at = CASE WHEN ${OVER} THEN excluded.ends_at ELSE counters.ends_at END
  WHERE ${OVER} OR counters.used < ?`;

/**
 * Counts one use of each limit, in order, and gives the first that is used up, or undefined. Each
 * is one atomic statement: the use after the last is refused whichever host counts it.
 */
export async function overLimit(
  sql: Sql,
  limits: readonly Limit[],
  now: number,
): Promise<Limit | undefined> {
  for (const limit of limits) {
    const { name, most, span } = limit;
    const over = [now, now + 2 * span];
    const counted = await sql.change(COUNT, name, now + span, ...over, ...over, ...over, most);
    if (counted === 0) return limit;
  }
  return undefined;
}

/** Removes a batch of counters whose span has ended. */
export function removeEndedCounters(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'counters', key: 'name', column: 'ends_at' }, now);
}
