import { DAY } from '../durations.ts';
import { dayOf, keepDaySum, lastDay, removeOldDays, sumsByDay } from '../store/days.ts';
import type { Sql } from '../store/Store.ts';

/** What is counted for each day; `slowest` is a time in milliseconds. */
const SUMS = {
  codes: sumsByDay({ table: 'codes', at: 'created_at' }),
  // Each redeemed code has one pass.
  verified: sumsByDay({ table: 'passes', at: 'created_at' }),
  requests: sumsByDay({ table: 'requests', at: 'created_at' }),
  refused: sumsByDay({
    table: 'jobs',
    at: 'done_at',
    where: `status = 'dead' AND kind = 'sales'`,
  }),
  slowest: sumsByDay({
    table: 'jobs',
    at: 'done_at',
    where: `status = 'sent' AND kind IN ('code', 'sales')`,
    amount: 'MAX(done_at - created_at)',
  }),
} as const;

export type SumName = keyof typeof SUMS;

/**
 * Counts the rows of the last days, before any is removed, so no call has to count, nothing is lost
 * in a crash, and hosts that count the same rows agree (docs/decisions/host.md#h17).
 */
export async function countDays(sql: Sql, now: number): Promise<void> {
  const today = dayOf(now);
  // Yesterday is whole now. After a pause the days since then count, too, as far as rows stay.
  const last = Math.min((await lastDay(sql)) ?? 0, today - 1);
  const since = Math.max(last, today - 7) * DAY;
  for (const [name, sumsOf] of Object.entries(SUMS))
    for (const sum of await sumsOf(sql, since, now)) await keepDaySum(sql, name, sum);
  await removeOldDays(sql, now);
}
