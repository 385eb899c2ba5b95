import { numberOf, textOf, type Sql } from '../store/Store.ts';
import { kindOf } from './payload.ts';
import { LEAD_LIFE } from './retrySchedule.ts';

/** Counts queued mails, and failed mails to sales and webhook calls. */
export async function countJobs(
  sql: Sql,
): Promise<{ queued: number; oldestQueuedAt: number | undefined; refused: number }> {
  const rows = await sql.rows`
    SELECT status, COUNT(*) AS jobs, MIN(created_at) AS oldest FROM jobs
    WHERE (status = 'queued' AND kind <> 'webhook')
      OR (status = 'dead' AND kind IN ('sales', 'webhook'))
    GROUP BY status`;
  const queued = rows.find(({ status }) => status === 'queued');
  const refused = rows.find(({ status }) => status === 'dead');
  return {
    queued: queued ? numberOf(queued, 'jobs') : 0,
    oldestQueuedAt: queued && numberOf(queued, 'oldest'),
    refused: refused ? numberOf(refused, 'jobs') : 0,
  };
}

/** Lists up to 1,000 queued and failed jobs, codes last. */
export async function listJobs(sql: Sql) {
  const rows = await sql.rows`
    SELECT id, kind, status, created_at, due_at, attempts, problem FROM jobs
    WHERE status IN ('queued', 'dead')
    ORDER BY priority DESC, status, created_at LIMIT 1000`;
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    kind: kindOf(row),
    isRefused: row['status'] === 'dead',
    createdAt: numberOf(row, 'created_at'),
    dueAt: numberOf(row, 'due_at'),
    attempts: numberOf(row, 'attempts'),
    problem: row['problem'] === null ? '' : textOf(row, 'problem'),
  }));
}

/** Queues failed jobs again if they still have their payload. Returns their number. */
export function retryJobs(sql: Sql, id: string | undefined, now: number): Promise<number> {
  return sql.change`
    UPDATE jobs SET status = 'queued', due_at = ${now}, ends_at = ${now + LEAD_LIFE},
      attempts = 0, done_at = NULL
    WHERE status = 'dead' AND payload IS NOT NULL AND id = COALESCE(${id ?? null}, id)`;
}

/** Removes a failed job. Returns 0 if no failed job has this id. */
export function dropJob(sql: Sql, id: string): Promise<number> {
  return sql.change`DELETE FROM jobs WHERE id = ${id} AND status = 'dead'`;
}
