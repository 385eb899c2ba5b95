import { DAY } from '../durations.ts';
import { kindsWhere } from '../outbox/jobKinds.ts';
import { statement, type Statement, type Store } from '../store/Store.ts';
import { countDays } from './countDays.ts';

/** The number of rows in a batch, small enough not to delay visitors. */
const BATCH = 500;

/** Rows that begin further ahead than this are from a time when a clock was ahead. */
const AHEAD = DAY;

const LEADS = kindsWhere(({ isLead }) => isLead);

/** The number of days to keep rows, and the statement that removes a batch of them. */
const RETENTION = [
  // `gateway visitor show` says what became of the codes and tries of a day.
  { days: 1, removal: removalOf('codes', 'id', { end: 'created_at' }) },
  // These two tables have no id, so rows with the same time are removed together. Release 1.0.0
  // alone uses the second.
  { days: 1, removal: removalOf('tries', 'tried_at', { end: 'tried_at' }) },
  { days: 1, removal: removalOf('code_requests', 'requested_at', { end: 'requested_at' }) },
  { days: 0, removal: removalOf('passes', 'id', { end: 'expires_at', begin: 'created_at' }) },
  { days: 0, removal: removalOf('counters', 'name', { end: 'ends_at' }) },
  // These rows identify a lead that a browser sends again within seven days.
  { days: 7, removal: removalOf('leads', 'id', { end: 'created_at' }) },
  {
    days: 7,
    removal: removalOf('jobs', 'id', { end: 'done_at' }, `kind NOT IN (${LEADS})`),
  },
  {
    // Until then, a lead can be sent again (docs/decisions/leads.md#l5). Failed leads are kept.
    days: 14,
    removal: removalOf('jobs', 'id', { end: 'done_at' }, `status = 'sent' AND kind IN (${LEADS})`),
  },
];

/** The DELETE checks the times again, because a counter may restart after the SELECT. */
function removalOf(
  table: string,
  key: string,
  { end, begin = end }: { end: string; begin?: string },
  where = '1 = 1',
): Statement {
  const isOver = `(${end} <= ? OR ${begin} > ?)`;
  return statement(`
    DELETE FROM ${table} WHERE ${isOver} AND ${key} IN (
      SELECT ${key} FROM ${table} WHERE ${where} AND ${isOver} LIMIT ?)`);
}

/** Removes old rows in batches. Stops early if `signal` aborts. Returns how many it removed. */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  // Counts the rows first, because daily totals are kept longer than rows.
  await store.write((sql) => countDays(sql, now));
  let removed = 0;
  for (const { days, removal } of RETENTION) {
    const times = [now - days * DAY, now + AHEAD];
    let count = BATCH;
    while (count >= BATCH && !signal?.aborted) {
      count = await store.write((sql) => sql.change(removal, ...times, ...times, BATCH));
      removed += count;
    }
  }
  return removed;
}
