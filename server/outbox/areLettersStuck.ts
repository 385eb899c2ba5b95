import { MINUTE } from '../durations.ts';
import type { Sql } from '../store/Store.ts';

/**
 * True when no letter has left for `life` milliseconds although one should have: one waits for
 * longer, or a code was given up within that time. A letter that the mail server itself has put
 * off, as for a full mailbox, is not taken for a sign that letters do not leave.
 */
export async function areLettersStuck(sql: Sql, life: number, now: number): Promise<boolean> {
  // What a clock that was ahead has left behind does not count.
  const [from, to] = [now - life, now + MINUTE];
  const left = await sql.rows`
    SELECT id FROM outbox WHERE status = 'sent' AND kind IN ('code', 'sales')
      AND due_at > ${from} AND due_at <= ${to} LIMIT 1`;
  if (left.length > 0) return false;
  const stuck = await sql.rows`
    SELECT id FROM outbox WHERE status = 'queued' AND kind <> 'webhook' AND created_at <= ${from} AND (
      problem IS NULL OR problem LIKE '% 421'
      OR (problem NOT LIKE '%RCPT TO%' AND problem NOT LIKE '%DATA%')) LIMIT 1`;
  if (stuck.length > 0) return true;
  const givenUp = await sql.rows`
    SELECT id FROM outbox WHERE status = 'dead' AND kind = 'code' AND problem = 'too late'
      AND due_at > ${from} AND due_at <= ${to} LIMIT 1`;
  return givenUp.length > 0;
}
