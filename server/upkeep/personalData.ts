import { parseEmail } from '../../shared/email.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import type { OpenJob } from '../outbox/job.ts';
import { openPayload } from '../outbox/payload.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, textOf, type LockedSql, type Sql } from '../store/Store.ts';

const LEAD_KINDS: Readonly<Record<string, string>> = {
  sales: 'mail to sales',
  receipt: 'receipt',
  webhook: 'lead for the webhook',
};

/**
 * Finds the data of a person: passes by email, and all other data by mailbox. Each job with a lead
 * is decrypted to find the person's jobs.
 */
export async function findPersonalData(
  sql: Sql,
  keyring: Keyring,
  { emailDigest, mailboxDigest }: EmailKeys,
) {
  const rows = await sql.rows`
    SELECT 1 AS place, 'code' AS kind, created_at AS at, expires_at AS until
      FROM codes WHERE mailbox_digest = ${mailboxDigest}
    UNION ALL SELECT 2, 'pass', created_at, expires_at
      FROM passes WHERE email_digest = ${emailDigest}
    UNION ALL SELECT DISTINCT 3, 'wrong code', tried_at, CAST(NULL AS BIGINT)
      FROM tries WHERE mailbox_digest = ${mailboxDigest}
    UNION ALL SELECT DISTINCT 4, 'code request', requested_at, CAST(NULL AS BIGINT)
      FROM code_requests WHERE mailbox_digest = ${mailboxDigest}
    UNION ALL SELECT 5, 'lead', created_at, NULL
      FROM leads WHERE mailbox_digest = ${mailboxDigest}
    UNION ALL SELECT 6, 'mail with a code', created_at, NULL
      FROM jobs WHERE payload IS NOT NULL
        AND id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})
    ORDER BY place, at`;
  const jobRows = await sql.rows`
    SELECT id, kind, payload FROM jobs
    WHERE status IN ('queued', 'dead') AND payload IS NOT NULL
      AND kind IN ('sales', 'receipt', 'webhook')
    ORDER BY created_at, priority`;
  const jobs = jobRows.map((row) => openPayload(keyring, row));
  const own = jobs.filter((job) => {
    const email = parseEmail(senderOf(job).email ?? '');
    return email && emailKeys(keyring, email).mailboxDigest === mailboxDigest;
  });
  return {
    records: [
      ...rows.map((row) => ({
        kind: textOf(row, 'kind'),
        at: numberOf(row, 'at'),
        until: row['until'] === null ? undefined : numberOf(row, 'until'),
      })),
      ...own.map((job) => ({
        kind: LEAD_KINDS[job.kind] ?? job.kind,
        at: Date.parse(senderOf(job).at ?? ''),
        until: undefined,
      })),
    ],
    jobIds: own.map(({ id }) => id),
    // The number of jobs that cannot be decrypted and may belong to this person.
    unreadable: jobs.filter(({ payload }) => !payload).length,
  };
}

function senderOf({ kind, payload }: OpenJob) {
  if (kind === 'webhook') return { email: payload?.email, at: payload?.receivedAt };
  return { email: kind === 'receipt' ? payload?.to : payload?.replyTo, at: payload?.date };
}

/** Clears the limits of a mailbox and of the passes for an email. Codes and passes stay valid. */
export async function clearLimits(sql: LockedSql, keys: EmailKeys): Promise<void> {
  const { mailboxDigest, emailDigest } = keys;
  // The codes stay valid, but the limits no longer count them.
  await sql.change`UPDATE codes SET quota = 'cleared' WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM tries WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM code_requests WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM counters WHERE name = ${counterName.sales(mailboxDigest)}`;
  await sql.change`
    DELETE FROM counters WHERE name IN (
      SELECT id || ${counterName.sales('')} FROM passes WHERE email_digest = ${emailDigest})`;
}

/** Deletes all data of a person, including the person's jobs and limits. */
export async function deletePersonalData(
  sql: LockedSql,
  keys: EmailKeys,
  jobIds: readonly string[],
): Promise<void> {
  const { mailboxDigest, emailDigest } = keys;
  await clearLimits(sql, keys);
  for (const id of jobIds) await sql.change`DELETE FROM jobs WHERE id = ${id}`;
  await sql.change`
    DELETE FROM jobs WHERE id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  await sql.change`DELETE FROM codes WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM passes WHERE email_digest = ${emailDigest}`;
  await sql.change`DELETE FROM leads WHERE mailbox_digest = ${mailboxDigest}`;
}
