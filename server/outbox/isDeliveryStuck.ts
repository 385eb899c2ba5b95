import { MINUTE } from '../durations.ts';
import type { Sql } from '../store/Store.ts';

/**
 * True if neither a code nor a mail to sales was sent in the last `life` milliseconds, although a
 * mail has been queued for longer or a code expired unsent in that time. Ignores mails that the
 * mail server has delayed, for example because of a full mailbox.
 */
export async function isDeliveryStuck(sql: Sql, life: number, now: number): Promise<boolean> {
  // Ignores times from a clock that was ahead.
  const [from, to] = [now - life, now + MINUTE];
  const late = await sql.rows`
    SELECT id FROM jobs WHERE (
      status = 'queued' AND kind <> 'webhook' AND created_at <= ${from}
      OR status = 'dead' AND kind = 'code' AND problem LIKE 'too late%'
        AND due_at > ${from} AND due_at <= ${to})
      AND (problem IS NULL OR problem LIKE '% 421'
        OR (problem NOT LIKE '%RCPT TO%' AND problem NOT LIKE '%DATA%'))
      AND NOT EXISTS (
        SELECT 1 FROM jobs WHERE status = 'sent' AND kind IN ('code', 'sales')
          AND due_at > ${from} AND due_at <= ${to})
    LIMIT 1`;
  return late.length > 0;
}
