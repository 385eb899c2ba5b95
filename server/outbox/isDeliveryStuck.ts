import { MINUTE } from '../durations.ts';
import { statement, type Sql } from '../store/Store.ts';
import { CODES, MAILS } from './jobKinds.ts';

/** In SQL, true for a job that its receiver has deferred, as greylisting and full mailboxes do. */
export const IS_DEFERRED = `COALESCE(fault_stage, '') IN ('recipient', 'content')`;

const STUCK = statement(`
  SELECT id FROM jobs WHERE kind IN (${CODES}) AND (
    status = 'queued' AND created_at <= ?
    OR status = 'failed' AND fault_final = 0 AND due_at > ? AND due_at <= ?)
    AND NOT ${IS_DEFERRED}
    AND NOT EXISTS (
      SELECT 1 FROM jobs WHERE status = 'sent' AND kind IN (${MAILS})
        AND due_at > ? AND due_at <= ?)
  LIMIT 1`);

/**
 * True if no mail was sent in the last `life` milliseconds, although a code has been queued for
 * longer or expired unsent in that time. Ignores codes that the mail server has deferred.
 */
export async function isDeliveryStuck(sql: Sql, life: number, now: number): Promise<boolean> {
  // Ignores times from a clock that was ahead.
  const [from, to] = [now - life, now + MINUTE];
  return (await sql.rows(STUCK, from, from, to, from, to)).length > 0;
}
