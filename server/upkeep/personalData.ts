import { parseEmail } from '../../shared/email.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import type { OpenJob } from '../outbox/job.ts';
import { factsOf, kindsWhere } from '../outbox/jobKinds.ts';
import { openJob } from '../outbox/jobRow.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, statement, textOf, type LockedSql, type Sql } from '../store/Store.ts';

const OPEN_JOBS = statement(`
  SELECT id, kind, payload FROM jobs
  WHERE payload IS NOT NULL
    AND kind IN (${kindsWhere(({ visitor }) => visitor)})
  ORDER BY created_at, priority`);

/**
 * Finds the data of a person: passes by email, and all other data by mailbox. Decrypts each job,
 * because nothing else shows whose job it is.
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
    ORDER BY place, at`;
  const jobs = (await sql.rows(OPEN_JOBS)).map((row) => openJob(keyring, row));
  const own = jobs.filter((job) => {
    const email = parseEmail(visitorOf(job).email ?? '');
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
        kind: factsOf(job.kind).visitor?.name ?? job.kind,
        at: Date.parse(visitorOf(job).at ?? ''),
        until: undefined,
      })),
    ],
    jobIds: own.map(({ id }) => id),
    // The number of jobs that cannot be decrypted and may belong to this person.
    unreadable: jobs.filter(({ payload }) => !payload).length,
  };
}

/** Returns the email of a job's visitor, and the time of the visitor's call. */
function visitorOf({ kind, payload }: OpenJob) {
  if (kind === 'webhook') return { email: payload?.email, at: payload?.receivedAt };
  const { header } = factsOf(kind).visitor ?? {};
  return { email: header && payload?.[header], at: payload?.date };
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
  // The mail with a code has the id of the code, even after its content was removed.
  await sql.change`
    DELETE FROM jobs WHERE id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  await sql.change`DELETE FROM codes WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM passes WHERE email_digest = ${emailDigest}`;
  await sql.change`DELETE FROM leads WHERE mailbox_digest = ${mailboxDigest}`;
}
