import { DAY } from '../durations.ts';
import { kindsWhere } from '../outbox/jobKinds.ts';
import { LEAD_LIFE } from '../outbox/retrySchedule.ts';
import { numberOf, statement, textOf, type Sql, type Statement } from '../store/Store.ts';

/** The tables whose rows are counted. Each redeemed code has a row in `passes`. */
const COUNTED = { codes: 'codes', verified: 'passes', leads: 'leads' } as const;

/** The statements that store daily totals. A campaign has totals with names such as `codes spring`. */
const TOTALS: readonly Statement[] = [
  ...Object.entries(COUNTED).flatMap(([name, table]) => [
    keepTotals(`'${name}'`, 'COUNT(*)', table, 'created_at'),
    keepTotals(`'${name} ' || campaign`, 'COUNT(*)', table, 'created_at', 'campaign IS NOT NULL'),
  ]),
  keepTotals(
    `'slowest ' || kind`,
    'MAX(done_at - created_at)',
    'jobs',
    'done_at',
    // A lead that was sent again has a later end.
    `status = 'sent' AND kind IN (${kindsWhere(({ isTimed }) => isTimed)}) AND ends_at - created_at <= ${LEAD_LIFE}`,
  ),
];

// The totals of refusals are also written between two counts, so their days do not matter here.
const LAST_DAY = statement(`
  SELECT COALESCE(MAX(day), 0) AS last FROM daily_totals
  WHERE name IN (${Object.keys(COUNTED)
    .map((name) => `'${name}'`)
    .join(', ')})`);

const KEPT_DAYS = 90;

/** Returns the number of the day in UTC, counted from the epoch. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/**
 * Creates a statement that stores the total of each day between two times. A larger stored total
 * is kept, because a new one is too small after rows were removed. All parameters are SQL.
 */
function keepTotals(name: string, total: string, table: string, at: string, where = '1 = 1') {
  return statement(`
    INSERT INTO daily_totals (day, name, total)
    SELECT ${at} / ${DAY}, ${name}, ${total} FROM ${table}
    WHERE ${where} AND ${at} >= ? AND ${at} <= ? GROUP BY 1, 2
    ON CONFLICT (day, name) DO UPDATE SET total = excluded.total
    WHERE excluded.total > daily_totals.total`);
}

/**
 * Counts the rows of the last days. Call this before old rows are removed. A crash loses no
 * count, and servers that count the same rows store the same totals
 * (docs/decisions/server/operation.md#h17).
 */
export async function countDays(sql: Sql, now: number): Promise<void> {
  const today = dayOf(now);
  const [row] = await sql.rows(LAST_DAY);
  // Counts yesterday again, because it is complete now. After a downtime, counts up to seven days.
  const last = Math.min(numberOf(row, 'last'), today - 1);
  const since = Math.max(last, today - 7) * DAY;
  for (const statement of TOTALS) await sql.change(statement, since, now);
  // Totals of later days are from a time when a clock was ahead.
  await sql.change`
    DELETE FROM daily_totals WHERE day < ${today - KEPT_DAYS} OR day > ${today + 1}`;
}

/** Adds up the daily totals of a week by name. For the slowest mails, returns the maximum instead. */
export async function weekTotals(sql: Sql, first: number): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.rows`
    SELECT name, CAST(CASE WHEN name LIKE 'slowest %' THEN MAX(total) ELSE SUM(total) END AS BIGINT) AS total
    FROM daily_totals WHERE day >= ${first} AND day < ${first + 7} GROUP BY name`;
  return new Map(rows.map((row) => [textOf(row, 'name'), numberOf(row, 'total')]));
}
