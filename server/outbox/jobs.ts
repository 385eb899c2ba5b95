import { HOUR } from '../durations.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, optionalText, textOf, type Sql } from '../store/Store.ts';
import { PRIORITIES, type ClaimedJob, type DeliveryOutcome, type Payload } from './job.ts';
import { openPayload } from './payload.ts';
import { LEAD_LIFE } from './retrySchedule.ts';

/** Adds a job with an encrypted payload. Use the transaction that stores its code or lead. */
export async function addJob(
  sql: Sql,
  keyring: Keyring,
  job: Payload & { id: string; createdAt: number; endsAt: number },
): Promise<void> {
  const { id, kind, createdAt, endsAt } = job;
  // The id is authenticated too, so the payload cannot be moved to another job.
  const payload = keyring.seal(JSON.stringify(job.payload), id);
  await sql.change`
    INSERT INTO jobs
      (id, kind, priority, status, payload, created_at, due_at, ends_at, attempts)
    VALUES (${id}, ${kind}, ${PRIORITIES[kind]}, 'queued', ${payload},
      ${createdAt}, ${createdAt}, ${endsAt}, 0)`;
}

/** The receiver of a job: the mail server or the webhook. Each has its own workers. */
export type Channel = 'mail' | 'webhook';

/** Claims the next due job. No other server can claim it before `until`. */
export async function claimJob(
  sql: Sql,
  keyring: Keyring,
  claim: { channel: Channel; lease: string; until: number; now: number },
): Promise<ClaimedJob | undefined> {
  const { channel, lease, until, now } = claim;
  // After waiting for another server's claim, PostgreSQL checks the outer condition again. The
  // condition is a CASE, because otherwise SQLite would use an index for it and read every queued
  // job.
  const [row] = await sql.rows`
    UPDATE jobs SET due_at = ${until}, lease = ${lease}, attempts = attempts + 1
    WHERE CASE status WHEN 'queued' THEN due_at END <= ${now} AND id IN (
      SELECT id FROM jobs
      WHERE status = 'queued' AND due_at <= ${now}
        AND CASE kind WHEN 'webhook' THEN 'webhook' ELSE 'mail' END = ${channel}
      ORDER BY priority, due_at LIMIT 1)
    RETURNING id, kind, payload, created_at, ends_at, attempts, problem`;
  return (
    row && {
      ...openPayload(keyring, row),
      lease,
      createdAt: numberOf(row, 'created_at'),
      endsAt: numberOf(row, 'ends_at'),
      attempt: numberOf(row, 'attempts'),
      lastProblem: optionalText(row, 'problem'),
    }
  );
}

export async function renewLease(sql: Sql, lease: string, until: number): Promise<void> {
  await sql.change`UPDATE jobs SET due_at = ${until} WHERE lease = ${lease}`;
}

/** Records the outcome of a job, unless another server has since claimed the job. */
export async function settleJob(
  sql: Sql,
  { lease }: ClaimedJob,
  outcome: DeliveryOutcome,
  now: number,
): Promise<void> {
  const { status } = outcome;
  const dueAt = status === 'queued' ? outcome.dueAt : now;
  const doneAt = status === 'queued' ? null : now;
  const problem = status === 'sent' ? null : outcome.problem;
  // The payload of a sent job, or of a failed code or receipt, is no longer needed.
  await sql.change`
    UPDATE jobs SET status = ${status}, due_at = ${dueAt}, done_at = ${doneAt},
      problem = ${problem}, lease = NULL, payload = CASE
        WHEN ${status} = 'queued' OR (${status} = 'dead' AND kind NOT IN ('code', 'receipt')) THEN payload END
    WHERE lease = ${lease}`;
}

/** True if the mail server has permanently refused the recipient of a mail. */
export async function isRecipientRefused(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql.rows`SELECT problem FROM jobs WHERE id = ${id} AND status = 'dead'`;
  return row !== undefined && /\bRCPT TO\b/.test(textOf(row, 'problem'));
}

/** Makes jobs due now if a clock far ahead has set their due time. Mails with codes expire. */
export function releaseDelayed(sql: Sql, now: number): Promise<number> {
  // `waitAfter` returns at most an hour, so a due time two hours ahead comes from a wrong clock.
  return sql.change`
    UPDATE jobs SET due_at = ${now}, lease = NULL,
      ends_at = CASE kind WHEN 'code' THEN CAST(${now} AS BIGINT) ELSE ${now + LEAD_LIFE} END
    WHERE status = 'queued' AND due_at > ${now + 2 * HOUR}`;
}
