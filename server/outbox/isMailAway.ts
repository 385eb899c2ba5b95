import { MINUTE } from '../durations.ts';
import { UNAVAILABLE } from '../mail/fault.ts';
import { statement, type Sql } from '../store/Store.ts';
import { CODES, MAILS } from './jobKinds.ts';
import { releaseWaiting } from './jobs.ts';

const AWAY = statement(`
  SELECT id FROM jobs WHERE status = 'queued' AND kind IN (${CODES}) AND created_at <= ?
    AND fault_stage IN (${UNAVAILABLE.map((stage) => `'${stage}'`).join(', ')})
    AND NOT EXISTS (SELECT 1 FROM jobs WHERE status = 'sent' AND kind IN (${MAILS}) AND done_at > ?)
  LIMIT 1`);

/**
 * True if a code has waited for a minute because the mail server is unavailable, and no mail has
 * left in that time. The mails that wait are then due at once, so that its return is noticed
 * (docs/decisions/server/delivery.md#h24).
 */
export async function isMailAway(sql: Sql, now: number): Promise<boolean> {
  const [waiting] = await sql.rows(AWAY, now - MINUTE, now - MINUTE);
  if (waiting) await releaseWaiting(sql, 'mail', now);
  return waiting !== undefined;
}
