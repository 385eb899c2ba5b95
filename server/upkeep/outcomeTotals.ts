import { OUTCOMES } from '../outcomes.ts';
import type { Recorder } from '../recorder.ts';
import type { Sql } from '../store/Store.ts';
import { dayOf } from './countDays.ts';

/** The daily totals of refused code requests, which leave no rows to count. */
const TOTALS = {
  'refused emails': ['unwelcome', 'no_mailbox'],
  'limited codes': Object.keys(OUTCOMES.codes).filter((outcome) => outcome.startsWith('over_')),
} as const;

/**
 * Creates a function that adds what was recorded since its last call to the totals of the day. A
 * row for each refusal would let strangers write as often as they like.
 */
export function createOutcomeTotals(countOf: Recorder['countOf']) {
  const added = new Map<string, number>();
  return async (sql: Sql, now: number): Promise<void> => {
    for (const [name, outcomes] of Object.entries(TOTALS)) {
      const count = outcomes.reduce((sum, outcome) => sum + countOf('codes', outcome), 0);
      const fresh = count - (added.get(name) ?? 0);
      if (fresh === 0) continue;
      await sql.change`
        INSERT INTO daily_totals (day, name, total) VALUES (${dayOf(now)}, ${name}, ${fresh})
        ON CONFLICT (day, name) DO UPDATE SET total = daily_totals.total + excluded.total`;
      added.set(name, count);
    }
  };
}
