import { removeOldLeads } from '../calls/leads.ts';
import { removeOldCodeRequests } from '../codes/codeRequests.ts';
import { removeOldCodes } from '../codes/codes.ts';
import { removeEndedCounters } from '../codes/limits.ts';
import { removeExpiredPasses } from '../codes/passes.ts';
import { removeOldTries } from '../codes/tries.ts';
import { removeDoneJobs } from '../outbox/jobs.ts';
import type { Store } from '../store/Store.ts';
import { countDays } from './countDays.ts';

/** Rows of one batch: few enough that no visitor waits for it. */
const BATCH = 500;

const REMOVALS = [
  removeOldCodes,
  removeOldTries,
  removeOldCodeRequests,
  removeExpiredPasses,
  removeEndedCounters,
  removeOldLeads,
  removeDoneJobs,
];

/** Removes expired rows in batches until `signal`; returns their number. */
export async function cleanUp(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  // First, because the sums of a day outlive its rows.
  await store.write((sql) => countDays(sql, now));
  let removed = 0;
  for (const removal of REMOVALS) {
    let count = BATCH;
    while (count >= BATCH && !signal?.aborted) {
      count = await store.write((sql) => removal(sql, now, BATCH));
      removed += count;
    }
  }
  return removed;
}
