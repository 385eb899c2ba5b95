import { HOUR } from '../durations.ts';
import type { Sql } from '../store/Store.ts';

/** Allows at most `max` uses within `span` milliseconds from the first use. */
interface Limit {
  readonly name: string;
  readonly max: number;
  readonly span: number;
}

export const perHour = (name: string, max: number): Limit => ({ name, max, span: HOUR });

/**
 * Counts one use of each limit in order, until a limit is used up. Returns that limit or undefined.
 * Each count is one atomic statement, so that several servers together never exceed a limit.
 */
export async function overLimit(
  sql: Sql,
  limits: readonly Limit[],
  now: number,
): Promise<Limit | undefined> {
  for (const limit of limits) {
    const { name, max, span } = limit;
    // An `ends_at` more than two spans ahead comes from a wrong clock, so the count starts again.
    const [from, to] = [now + 1, now + 2 * span];
    const counted = await sql.change`
      INSERT INTO counters (name, used, ends_at) VALUES (${name}, 1, ${now + span})
      ON CONFLICT (name) DO UPDATE SET
        used = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to} THEN counters.used + 1 ELSE 1 END,
        ends_at = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to}
          THEN counters.ends_at ELSE excluded.ends_at END
      WHERE counters.used < ${max} OR counters.ends_at NOT BETWEEN ${from} AND ${to}`;
    if (counted === 0) return limit;
  }
  return undefined;
}

/** Undoes one use that `overLimit` has counted in this transaction. */
export async function takeBack(sql: Sql, { name }: Limit): Promise<void> {
  await sql.change`UPDATE counters SET used = used - 1 WHERE name = ${name} AND used > 0`;
}
