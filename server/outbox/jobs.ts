import { HOUR } from '../durations.ts';
import { UNAVAILABLE } from '../mail/fault.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, statement, type Sql, type Store } from '../store/Store.ts';
import type { ClaimedJob, DeliveryOutcome, Payload } from './job.ts';
import { factsOf, kindsWhere, type Channel } from './jobKinds.ts';
import { openJob, readFault } from './jobRow.ts';
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
    VALUES (${id}, ${kind}, ${factsOf(kind).priority}, 'queued', ${payload},
      ${createdAt}, ${createdAt}, ${endsAt}, 0)`;
}

const CLAIMS = {
  sqlite: { mail: claimOf('mail'), webhook: claimOf('webhook') },
  // Workers that claim at the same time skip each other's rows instead of waiting for them.
  postgres: {
    mail: claimOf('mail', 'FOR UPDATE SKIP LOCKED'),
    webhook: claimOf('webhook', 'FOR UPDATE SKIP LOCKED'),
  },
};

function claimOf(channel: Channel, lock = '') {
  // A server leaves kinds that it does not know to newer servers.
  const kinds = kindsWhere((facts) => facts.channel === channel);
  return statement(`
    UPDATE jobs SET due_at = ?, lease = ?, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM jobs
      WHERE status = 'queued' AND due_at <= ? AND kind IN (${kinds})
      ORDER BY priority, due_at LIMIT 1 ${lock})
    RETURNING id, kind, payload, created_at, ends_at, attempts,
      fault_stage, fault_code, fault_final`);
}

/** Claims the next due job. No other server can claim it before `until`. */
export async function claimJob(
  sql: Sql,
  keyring: Keyring,
  claim: {
    channel: Channel;
    database: Store['database'];
    lease: string;
    until: number;
    now: number;
  },
): Promise<ClaimedJob | undefined> {
  const { channel, database, lease, until, now } = claim;
  const [row] = await sql.rows(CLAIMS[database][channel], until, lease, now);
  return (
    row && {
      ...openJob(keyring, row),
      lease,
      createdAt: numberOf(row, 'created_at'),
      endsAt: numberOf(row, 'ends_at'),
      attempt: numberOf(row, 'attempts'),
      lastFault: readFault(row),
    }
  );
}

export async function renewLease(sql: Sql, lease: string, until: number): Promise<void> {
  await sql.change`UPDATE jobs SET due_at = ${until} WHERE lease = ${lease}`;
}

/** Records the outcome of a job, unless another server has since claimed the job. */
export async function settleJob(
  sql: Sql,
  { lease, kind }: ClaimedJob,
  outcome: DeliveryOutcome,
  now: number,
): Promise<void> {
  const { status } = outcome;
  const isQueued = status === 'queued';
  const fault = status === 'sent' ? undefined : outcome.fault;
  const { canRetry, isLead } = factsOf(kind);
  // A lead can be sent again if it bounces (docs/decisions/leads.md#l5).
  const keepsPayload = isQueued || (status === 'failed' ? canRetry : isLead) === true;
  await sql.change`
    UPDATE jobs SET status = ${status}, lease = NULL,
      due_at = ${isQueued ? outcome.dueAt : now}, done_at = ${isQueued ? null : now},
      fault_stage = ${fault?.stage ?? null}, fault_code = ${fault?.code ?? null},
      fault_final = ${fault ? Number(fault.final) : null},
      payload = CASE WHEN ${Number(keepsPayload)} = 1 THEN payload END
    WHERE lease = ${lease}`;
}

/** True if the mail server has permanently refused the recipient of a mail. */
export async function isRecipientRefused(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.rows`
    SELECT id FROM jobs
    WHERE id = ${id} AND status = 'failed' AND fault_stage = 'recipient' AND fault_final = 1`;
  return rows.length > 0;
}

const WAITING = { mail: waitingOf('mail'), webhook: waitingOf('webhook') };

function waitingOf(channel: Channel) {
  return statement(`
    UPDATE jobs SET due_at = ?
    WHERE status = 'queued' AND lease IS NULL AND due_at > ?
      AND fault_stage IN (${UNAVAILABLE.map((stage) => `'${stage}'`).join(', ')})
      AND kind IN (${kindsWhere((facts) => facts.channel === channel)})`);
}

/** Makes the jobs due now that wait because their receiver was unavailable. */
export function releaseWaiting(sql: Sql, channel: Channel, now: number): Promise<number> {
  return sql.change(WAITING[channel], now, now);
}

// `waitAfter` returns at most an hour, so a due time two hours ahead comes from a wrong clock.
const RELEASE = statement(`
  UPDATE jobs SET due_at = ?, lease = NULL, ends_at = CASE
    WHEN kind IN (${kindsWhere(({ expires }) => expires)}) THEN CAST(? AS BIGINT)
    ELSE CAST(? AS BIGINT) END
  WHERE status = 'queued' AND due_at > ?`);

/** Makes jobs due now if a clock far ahead has set their due time. Mails with codes expire. */
export function releaseDelayed(sql: Sql, now: number): Promise<number> {
  return sql.change(RELEASE, now, now, now + LEAD_LIFE, now + 2 * HOUR);
}
