import { DAY } from '../durations.ts';
import type { Statement, Store } from '../store/Store.ts';
import { countDays } from './countDays.ts';

/** Rows in one batch, few enough not to delay visitors. */
const BATCH = 500;

/** How long rows are kept, and the statement that removes a batch of expired ones. */
const RETENTION = [
  // The limits count the codes, tries and requests of a day.
  { days: 1, removal: removalOf('codes', 'id', 'created_at') },
  // Without an id, all rows with the same time are removed together.
  { days: 1, removal: removalOf('tries', 'tried_at', 'tried_at') },
  { days: 1, removal: removalOf('asks', 'asked_at', 'asked_at') },
  { days: 0, removal: removalOf('passes', 'id', 'expires_at') },
  { days: 0, removal: removalOf('counters', 'name', 'ends_at') },
  // A browser repeats a lead within days, if at all.
  { days: 7, removal: removalOf('requests', 'id', 'created_at') },
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

/** Compares the time twice, because a counter may have restarted in the meantime. */
function removalOf(table: string, key: string, at: string, where = '1 = 1'): Statement {
  return [
    `DELETE FROM ${table} WHERE ${at} <= `,
    ` AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${at} <= `,
    ' LIMIT ',
    ')',
  ];
}

/** Removes expired rows in batches until `signal` aborts; returns their number. */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  // Counted first, because the sums of a day are kept longer than its rows.
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
