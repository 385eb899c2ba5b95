import { HOUR, MINUTE } from '../durations.ts';
import type { Sql } from '../store/Store.ts';

/** So many uses within so many milliseconds from the first. */
interface Limit {
  /** Names the caller first: what is counted of one then lies on one page of the disk. */
  readonly name: string;
  readonly most: number;
  readonly span: number;
}

/** A limit for a minute. */
export const perMinute = (name: string, most: number): Limit => ({ name, most, span: MINUTE });

/** A limit for an hour. */
export const perHour = (name: string, most: number): Limit => ({ name, most, span: HOUR });

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
    // What ends later than two spans from now was begun by a wrong clock, and is over as well.
    const [from, to] = [now + 1, now + 2 * span];
    const counted = await sql.change`
      INSERT INTO counters (name, used, ends_at) VALUES (${name}, 1, ${now + span})
      ON CONFLICT (name) DO UPDATE SET
        used = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to} THEN counters.used + 1 ELSE 1 END,
        ends_at = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to}
          THEN counters.ends_at ELSE excluded.ends_at END
      WHERE counters.used < ${most} OR counters.ends_at NOT BETWEEN ${from} AND ${to}`;
    if (counted === 0) return limit;
  }
  return undefined;
}

/** Removes a batch of counters whose span has ended, and which nobody counts anew meanwhile. */
export function removeEndedCounters(sql: Sql, now: number, most: number): Promise<number> {
  return sql.change`
    DELETE FROM counters WHERE ends_at <= ${now}
      AND name IN (SELECT name FROM counters WHERE ends_at <= ${now} LIMIT ${most})`;
}
