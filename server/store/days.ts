import { DAY } from '../durations.ts';
import { numberOf, textOf, type Sql } from './Store.ts';

/** A number of one day; days are counted from the epoch, in UTC. */
export interface DaySum {
  readonly day: number;
  readonly amount: number;
}

const KEPT_DAYS = 90;

/** The day of a moment, counted from the epoch in UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** SQL of a sum by day: which rows, their moment, and the number of each day. */
interface DayQuery {
  readonly table: string;
  /** The column of the moment. */
  readonly at: string;
  /** @default every row */
  readonly where?: string;
  /** @default the number of rows */
  readonly amount?: string;
}

/** Makes a query that gives a sum for each day from `since` to `now` that has rows. */
export function sumsByDay({ table, at, where = '1 = 1', amount = 'COUNT(*)' }: DayQuery) {
  const statement = [
    `SELECT ${at} / ${DAY} AS day, ${amount} AS amount FROM ${table}
     WHERE ${where} AND ${at} >= `,
    ` AND ${at} <= `,
    ` GROUP BY 1 ORDER BY 1`,
  ];
  return async (sql: Sql, since: number, now: number): Promise<DaySum[]> =>
    (await sql.rows(statement, since, now)).map((row) => ({
      day: numberOf(row, 'day'),
      amount: numberOf(row, 'amount'),
    }));
}

/**
 * Keeps the sum of a day, unless a larger one is kept: a sum that was counted again after rows were
 * removed is too small.
 */
export async function keepDaySum(sql: Sql, name: string, { day, amount }: DaySum): Promise<void> {
  await sql.change`
    INSERT INTO days (day, name, amount) VALUES (${day}, ${name}, ${amount})
    ON CONFLICT (day, name) DO UPDATE SET amount = excluded.amount
    WHERE excluded.amount > days.amount`;
}

/** The last day that has a sum. */
export async function lastDay(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.rows('SELECT MAX(day) AS day FROM days');
  return row?.['day'] === null ? undefined : numberOf(row, 'day');
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

/** Removes the sums of days that no report needs. */
export async function removeOldDays(sql: Sql, now: number): Promise<void> {
  await sql.change`DELETE FROM days WHERE day < ${dayOf(now) - KEPT_DAYS}`;
}
