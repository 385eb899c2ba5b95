import { SALES_LIFE } from '../outbox/retrySchedule.ts';
import { DAY, HOUR } from '../durations.ts';
import { kindOf, type Log } from '../log.ts';
import type { LetterKind } from '../outbox/outbox.ts';
import type { Store } from '../store/Store.ts';

/** Few enough that a batch never makes a visitor wait. */
const BATCH = 500;

/**
 * What is removed, and how long after its column's moment. Dead letters stay until the operator
 * acts.
 */
const RETENTION: readonly (readonly [table: string, key: string, column: string, age: number])[] = [
  // The limits of a day still count codes and tries.
  ['codes', 'id', 'created_at', DAY],
  ['tries', 'tried_at', 'tried_at', DAY],
  ['passes', 'id', 'expires_at', 0],
  ['counters', 'name', 'ends_at', 0],
  // A repeat of a submission comes within days, if ever.
  ['requests', 'id', 'created_at', 7 * DAY],
];

/**
 * Removes what nobody needs any more, in small batches until `signal`; gives the number of rows.
 */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (const [table, key, column, age] of RETENTION) {
    removed += await inBatches(signal, () =>
      store.write((sql) =>
        sql.change(
          `DELETE FROM ${table} WHERE ${column} <= ? AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${column} <= ? LIMIT ${BATCH})`,
          now - age,
          now - age,
        ),
      ),
    );
  }
  // Delivered letters lost their words when they left; codes that died are of no use to anybody.
  removed += await inBatches(signal, () =>
    store.write((sql) =>
      sql.change(
        `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE done_at <= ? AND (status = 'sent' OR kind = 'code') LIMIT ${BATCH})`,
        now - 7 * DAY,
      ),
    ),
  );
  return removed;
}

/**
 * Has letters that a clock set far ahead put off leave now; gives their number. No letter waits
 * longer than an hour for its next try. A code of that kind is of no use any more, and ends.
 */
export function recallLetters(store: Store, now: number): Promise<number> {
  return store.write(async (sql) => {
    const recall = (kind: LetterKind, life: number) =>
      sql.change(
        `UPDATE outbox SET due_at = ?, ends_at = ?, lease = NULL
         WHERE status = 'queued' AND kind = ? AND due_at > ?`,
        now,
        now + life,
        kind,
        now + 2 * HOUR,
      );
    const [codes, requests] = await Promise.all([recall('code', 0), recall('sales', SALES_LIFE)]);
    return codes + requests;
  });
}

async function inBatches(
  signal: AbortSignal | undefined,
  remove: () => Promise<number>,
): Promise<number> {
  let removed = 0;
  // A batch may be longer: tries have no key of their own, and those of one moment go together.
  for (let count = BATCH; count >= BATCH && !signal?.aborted; removed += count)
    count = await remove();
  return removed;
}

/**
 * Runs a chore at once and then again and again; a failure is logged and the next turn comes.
 * `stop` tells a running turn by its signal, and waits for it; how such a turn ends is not worth a
 * line.
 */
export function everySoOften(
  chore: (signal: AbortSignal) => Promise<unknown>,
  every: number,
  name: string,
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= chore(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log('error', 'choreFailed', { chore: name, problem: kindOf(error) });
      })
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, every);
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
