import { HOUR, MINUTE } from '../durations.ts';
import { numberOf, statement, textOf, type Sql } from '../store/Store.ts';
import { kindsWhere } from './jobKinds.ts';
import { readFault } from './jobRow.ts';
import { LEAD_LIFE } from './retrySchedule.ts';

const COUNTS = statement(`
  SELECT status, COUNT(*) AS jobs, MIN(created_at) AS oldest FROM jobs
  WHERE (status = 'queued' AND kind IN (${kindsWhere(({ channel }) => channel === 'mail')}))
    OR (status = 'failed' AND kind IN (${kindsWhere(({ isLead }) => isLead)}))
  GROUP BY status`);

const UNREADABLE = statement(`
  SELECT COUNT(*) AS jobs FROM jobs
  WHERE status = 'failed' AND fault_stage = 'unreadable' AND done_at > ? AND done_at <= ?`);

// An attempt is counted when it begins, so a job with a lease has had one attempt less.
const WEBHOOKS = statement(`
  SELECT COUNT(*) AS queued,
    COUNT(CASE WHEN attempts >= CASE WHEN lease IS NULL THEN 3 ELSE 4 END THEN 1 END) AS delayed
  FROM jobs WHERE status = 'queued'
    AND kind IN (${kindsWhere(({ channel }) => channel === 'webhook')})`);

/** Counts queued jobs, and jobs that have failed. */
export async function countJobs(sql: Sql, now: number) {
  const rows = await sql.rows(COUNTS);
  const queued = rows.find(({ status }) => status === 'queued');
  const failed = rows.find(({ status }) => status === 'failed');
  const [unreadable] = await sql.rows(UNREADABLE, now - HOUR, now + MINUTE);
  const [webhooks] = await sql.rows(WEBHOOKS);
  return {
    queued: queued ? numberOf(queued, 'jobs') : 0,
    oldestQueuedAt: queued && numberOf(queued, 'oldest'),
    failed: failed ? numberOf(failed, 'jobs') : 0,
    unreadable: numberOf(unreadable, 'jobs'),
    queuedWebhooks: numberOf(webhooks, 'queued'),
    delayedWebhooks: numberOf(webhooks, 'delayed'),
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
