import { DAY } from '../durations.ts';
import { numberOf, type LockedSql, type Sql } from '../store/Store.ts';

/** True when a submission with this id was accepted before. */
export async function isRepeat(sql: Sql, id: string): Promise<boolean> {
  return (await sql.rows`SELECT id FROM requests WHERE id = ${id}`).length > 0;
}

/** Keeps an accepted submission, in the transaction that queues its letter. */
export async function keepRequest(
  sql: LockedSql,
  request: { id: string; reference: string; emailDigest: string; createdAt: number },
): Promise<void> {
  await sql.change`
    INSERT INTO requests (id, reference, email_digest, created_at)
    VALUES (${request.id}, ${request.reference}, ${request.emailDigest}, ${request.createdAt})`;
}

/** When the submissions of an email were accepted. */
export async function requestsOf(sql: Sql, emailDigest: string): Promise<number[]> {
  const rows = await sql.rows`
    SELECT created_at FROM requests WHERE email_digest = ${emailDigest} ORDER BY created_at`;
  return rows.map((row) => numberOf(row, 'created_at'));
}

/** Removes the submissions of an email. */
export async function forgetRequests(sql: LockedSql, emailDigest: string): Promise<void> {
  await sql.change`DELETE FROM requests WHERE email_digest = ${emailDigest}`;
}

/** Removes a batch of old submissions: a repeat comes within days, if ever. */
export function removeOldRequests(sql: Sql, now: number, most: number): Promise<number> {
  return sql.change`
    DELETE FROM requests
    WHERE id IN (SELECT id FROM requests WHERE created_at <= ${now - 7 * DAY} LIMIT ${most})`;
}
