import { DAY } from '../durations.ts';
import { numberOf, textOf, type Sql, type Statement } from '../store/Store.ts';

/** What is counted for each day; `slowest` is a time in milliseconds. */
const SUMS = {
  codes: keepSums(`'codes'`, 'COUNT(*)', 'codes', 'created_at'),
  // Each redeemed code has one pass.
  verified: keepSums(`'verified'`, 'COUNT(*)', 'passes', 'created_at'),
  requests: keepSums(`'requests'`, 'COUNT(*)', 'requests', 'created_at'),
  refused: keepSums(
    `'refused'`,
    'COUNT(*)',
    'jobs',
    'done_at',
    `status = 'dead' AND kind = 'sales'`,
  ),
  slowest: keepSums(
    `'slowest'`,
    'MAX(done_at - created_at)',
    'jobs',
    'done_at',
    `status = 'sent' AND kind IN ('code', 'sales')`,
  ),
} as const satisfies Record<string, Statement>;

/** The same by campaign, under names such as `codes spring`. */
const CAMPAIGN_SUMS = Object.entries({
  codes: 'codes',
  verified: 'passes',
  requests: 'requests',
}).map(([name, table]) =>
  keepSums(`'${name} ' || campaign`, 'COUNT(*)', table, 'created_at', 'campaign IS NOT NULL'),
);

export type SumName = keyof typeof SUMS;

const KEPT_DAYS = 90;

/** The day of a moment, counted from the epoch in UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/**
 * Keeps the sum of each day between two moments, unless a larger one is kept: a sum that was counted
 * again after rows were removed is too small. All parameters are SQL.
 */
function keepSums(name: string, sum: string, table: string, at: string, where = '1 = 1') {
  return [
    `INSERT INTO days (day, name, amount)
     SELECT ${at} / ${DAY}, ${name}, ${sum} FROM ${table} WHERE ${where} AND ${at} >= `,
    ` AND ${at} <= `,
    ` GROUP BY 1, 2
     ON CONFLICT (day, name) DO UPDATE SET amount = excluded.amount
     WHERE excluded.amount > days.amount`,
  ];
}

/**
 * Counts the rows of the last days, before any is removed, so no call has to count, nothing is lost
 * in a crash, and hosts that count the same rows agree (docs/decisions/server/operation.md#h17).
 */
export async function countDays(sql: Sql, now: number): Promise<void> {
  const today = dayOf(now);
  const [row] = await sql.rows('SELECT COALESCE(MAX(day), 0) AS last FROM days');
  // Yesterday is whole now. After a pause the days since then count, too, as far as rows stay.
  const last = Math.min(numberOf(row, 'last'), today - 1);
  const since = Math.max(last, today - 7) * DAY;
  for (const statement of [...Object.values(SUMS), ...CAMPAIGN_SUMS])
    await sql.change(statement, since, now);
  await sql.change`DELETE FROM days WHERE day < ${today - KEPT_DAYS}`;
}

/** The sums of seven days from `first` on, by their name. */
export async function weekSums(
  sql: Sql,
  first: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await sql.rows`
    SELECT name, amount FROM days WHERE day >= ${first} AND day < ${first + 7}`;
  const sums = new Map<string, number[]>();
  for (const row of rows) {
    const name = textOf(row, 'name');
    sums.set(name, [...(sums.get(name) ?? []), numberOf(row, 'amount')]);
  }
  return sums;
}
