import { DAY } from '../durations.ts';
import type { Statement, Store } from '../store/Store.ts';
import { countDays } from './countDays.ts';

/** The number of rows in a batch, small enough not to delay visitors. */
const BATCH = 500;

/** The number of days to keep rows, and the statement that removes a batch of expired rows. */
const RETENTION = [
  // The limits count the codes, tries and code requests of a day.
  { days: 1, removal: removalOf('codes', 'id', 'created_at') },
  // These two tables have no id, so rows with the same time are removed together.
  { days: 1, removal: removalOf('tries', 'tried_at', 'tried_at') },
  { days: 1, removal: removalOf('code_requests', 'requested_at', 'requested_at') },
  { days: 0, removal: removalOf('passes', 'id', 'expires_at') },
  { days: 0, removal: removalOf('counters', 'name', 'ends_at') },
  // These rows identify a lead that a browser sends again within seven days.
  { days: 7, removal: removalOf('leads', 'id', 'created_at') },
  {
    days: 7,
    // Failed leads are kept.
    removal: removalOf(
      'jobs',
      'id',
      'done_at',
      `(status = 'sent' OR kind IN ('code', 'report', 'receipt'))`,
    ),
  },
];

/** The DELETE checks the expiry again, because a counter may restart after the SELECT. */
function removalOf(table: string, key: string, at: string, where = '1 = 1'): Statement {
  return [
    `DELETE FROM ${table} WHERE ${at} <= `,
    ` AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${at} <= `,
    ' LIMIT ',
    ')',
  ];
}

/** Removes expired rows in batches. Stops early if `signal` aborts. Returns how many it removed. */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  // Counts the rows first, because daily totals are kept longer than rows.
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
