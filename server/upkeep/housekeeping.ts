import { DAY } from '../durations.ts';
import type { Statement, Store } from '../store/Store.ts';
import { countDays } from './countDays.ts';

/** Rows of one batch: few enough that no visitor waits for it. */
const BATCH = 500;

/** How long rows are kept, by the column of their time, and the statement that removes a batch. */
const RETENTION = [
  // Codes, tries and requests of a day count for the limits.
  { days: 1, removal: removalOf('codes', 'id', 'created_at') },
  // Without an id, all rows of one moment go together.
  { days: 1, removal: removalOf('tries', 'tried_at', 'tried_at') },
  { days: 1, removal: removalOf('asks', 'asked_at', 'asked_at') },
  { days: 0, removal: removalOf('passes', 'id', 'expires_at') },
  { days: 0, removal: removalOf('counters', 'name', 'ends_at') },
  // A repeat comes within days, if ever.
  { days: 7, removal: removalOf('requests', 'id', 'created_at') },
  {
    days: 7,
    // Failed leads stay.
    removal: removalOf(
      'jobs',
      'id',
      'done_at',
      `(status = 'sent' OR kind IN ('code', 'report', 'receipt'))`,
    ),
  },
];

/** The time is compared twice, because a counter may start again meanwhile. */
function removalOf(table: string, key: string, at: string, where = '1 = 1'): Statement {
  return [
    `DELETE FROM ${table} WHERE ${at} <= `,
    ` AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${at} <= `,
    ' LIMIT ',
    ')',
  ];
}

/** Removes expired rows in batches until `signal`; returns their number. */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  // First, because the sums of a day outlive its rows.
  await store.write((sql) => countDays(sql, now));
  let removed = 0;
  for (const { days, removal } of RETENTION) {
    const until = now - days * DAY;
    let count = BATCH;
    while (count >= BATCH && !signal?.aborted) {
      count = await store.write((sql) => sql.change(removal, until, until, BATCH));
      removed += count;
    }
  }
  return removed;
}
