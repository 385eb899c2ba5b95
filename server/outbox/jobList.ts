import { HOUR, MINUTE } from '../durations.ts';
import { numberOf, optionalText, statement, textOf, type Sql } from '../store/Store.ts';
import { IS_DEFERRED } from './isDeliveryStuck.ts';
import { kindsWhere, MAILS } from './jobKinds.ts';
import { readFault } from './jobRow.ts';
import { LEAD_LIFE } from './retrySchedule.ts';

const MAIL = `kind IN (${MAILS})`;
const WEBHOOK = `kind IN (${kindsWhere(({ channel }) => channel === 'webhook')})`;
const LEAD = `kind IN (${kindsWhere(({ isLead }) => isLead)})`;
// An attempt is counted when it begins, so a job with a lease has had one attempt less.
const TRIED_THRICE = 'attempts >= CASE WHEN lease IS NULL THEN 3 ELSE 4 END';

// A job that is sent again waits since then.
const WAITS_SINCE = `CASE WHEN ends_at - created_at > ${LEAD_LIFE}
  THEN ends_at - ${LEAD_LIFE} ELSE created_at END`;

const count = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;

const COUNTS = statement(`
  SELECT ${count(`status = 'queued' AND ${MAIL}`)} AS queued,
    COALESCE(MIN(CASE WHEN status = 'queued' AND ${MAIL} AND NOT ${IS_DEFERRED}
      THEN ${WAITS_SINCE} END), CAST(? AS BIGINT)) AS oldest,
    ${count(`status = 'failed' AND ${LEAD} AND ${MAIL}`)} AS not_mailed,
    ${count(`status = 'failed' AND ${LEAD} AND ${WEBHOOK}`)} AS not_posted,
    ${count(`fault_stage = 'unreadable' AND done_at > ? AND done_at <= ?`)} AS unreadable,
    MAX(CASE WHEN status = 'queued' AND fault_stage LIKE 'certificate%'
      THEN fault_stage END) AS certificate,
    ${count(`status = 'queued' AND ${WEBHOOK}`)} AS webhooks,
    ${count(`status = 'queued' AND ${WEBHOOK} AND ${TRIED_THRICE}`)} AS delayed_webhooks
  FROM jobs WHERE status IN ('queued', 'failed')`);

/** Counts queued jobs, and jobs that have failed. */
export async function countJobs(sql: Sql, now: number) {
  const [row] = await sql.rows(COUNTS, now, now - HOUR, now + MINUTE);
  return {
    queued: numberOf(row, 'queued'),
    /** The time of the oldest queued mail that is not deferred; now, if there is none. */
    oldestQueuedAt: numberOf(row, 'oldest'),
    /** The number of leads that could not be mailed to sales. */
    notMailed: numberOf(row, 'not_mailed'),
    /** The number of leads that could not be posted to the webhook. */
    notPosted: numberOf(row, 'not_posted'),
    /** The number of jobs that could not be decrypted in the last hour. */
    unreadable: numberOf(row, 'unreadable'),
    /** The stage at which the certificate of the mail server was refused, if it was. */
    certificateFault: optionalText(row, 'certificate'),
    queuedWebhooks: numberOf(row, 'webhooks'),
    /** The number of these that three attempts or more have not delivered. */
    delayedWebhooks: numberOf(row, 'delayed_webhooks'),
  };
}

/** Lists up to 1,000 queued and failed jobs, codes last. */
export async function listJobs(sql: Sql) {
  const rows = await sql.rows`
    SELECT id, kind, status, created_at, due_at, attempts,
      fault_stage, fault_code, fault_final
    FROM jobs WHERE status IN ('queued', 'failed')
    ORDER BY priority DESC, status, created_at LIMIT 1000`;
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    kind: textOf(row, 'kind'),
    isFailed: row['status'] === 'failed',
    createdAt: numberOf(row, 'created_at'),
    dueAt: numberOf(row, 'due_at'),
    attempts: numberOf(row, 'attempts'),
    fault: readFault(row),
  }));
}

/** Queues failed jobs again if they still have their payload. Returns their number. */
export function retryJobs(sql: Sql, id: string | undefined, now: number): Promise<number> {
  return sql.change`
    UPDATE jobs SET status = 'queued', due_at = ${now}, ends_at = ${now + LEAD_LIFE},
      attempts = 0, done_at = NULL
    WHERE status = 'failed' AND payload IS NOT NULL AND id = COALESCE(${id ?? null}, id)`;
}

/** Removes a failed job. Returns 0 if no failed job has this id. */
export function dropJob(sql: Sql, id: string): Promise<number> {
  return sql.change`DELETE FROM jobs WHERE id = ${id} AND status = 'failed'`;
}
