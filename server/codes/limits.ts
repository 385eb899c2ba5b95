import type { Sql } from '../store/Store.ts';
import { removeBatch } from '../store/removeBatch.ts';
import { HOUR, MINUTE } from '../durations.ts';

/** One thing that is counted: so many within so many milliseconds from the first. */
export interface Limit {
  /**
   * Who is counted comes first: what is counted of one caller then lies on one page of the disk.
   */
  readonly name: string;
  readonly most: number;
  readonly span: number;
}

/** A limit for a minute. */
export const perMinute = (name: string, most: number): Limit => ({ name, most, span: MINUTE });

/** A limit for an hour. */
export const perHour = (name: string, most: number): Limit => ({ name, most, span: HOUR });

const OVER = '(counters.ends_at <= ? OR counters.ends_at > ?)';

const COUNT = `INSERT INTO counters (name, used, ends_at) VALUES (?, 1, ?)
  ON CONFLICT (name) DO UPDATE SET
    used = CASE WHEN ${OVER} THEN 1 ELSE counters.used + 1 END,
    ends_at = CASE WHEN ${OVER} THEN excluded.ends_at ELSE counters.ends_at END
  WHERE ${OVER} OR counters.used < ?`;

/**
 * Counts one use of each limit, in order, and gives the first that is used up, or undefined. Each
 * is one atomic statement, so the use after the last is refused whichever host is asked. What ends
 * two spans from now was begun by a clock that was wrong, and is over too.
 */
export async function overLimit(
  sql: Sql,
  limits: readonly Limit[],
  now: number,
): Promise<Limit | undefined> {
  for (const limit of limits) {
    const over = [now, now + 2 * limit.span];
    const changed = await sql.change(
      COUNT,
      limit.name,
      now + limit.span,
      ...over,
      ...over,
      ...over,
      limit.most,
    );
    if (changed === 0) return limit;
  }
  return undefined;
}

/** Removes a batch of counters whose span has ended. */
export function removeEndedCounters(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'counters', key: 'name', column: 'ends_at' }, now);
}
