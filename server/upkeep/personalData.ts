import { parseEmail } from '../../shared/email.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { countersOf, type Counter } from '../codes/limits.ts';
import type { OpenJob } from '../outbox/job.ts';
import { factsOf, kindsWhere } from '../outbox/jobKinds.ts';
import { openJob } from '../outbox/jobRow.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import { numberOf, statement, textOf, type LockedSql, type Sql } from '../store/Store.ts';

const OPEN_JOBS = statement(`
  SELECT id, kind, payload FROM jobs
  WHERE status IN ('queued', 'failed', 'sent') AND payload IS NOT NULL
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
    UNION ALL SELECT 3, 'code refused (' || REPLACE(outcome, '_', ' ') || ')', tried_at,
      CAST(NULL AS BIGINT)
      FROM tries WHERE mailbox_digest = ${mailboxDigest}
    UNION ALL SELECT 4, 'lead', created_at, NULL
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

/** Finds the limits that a mailbox and the passes for an email have reached. */
export async function findReachedLimits(
  sql: Sql,
  settings: Settings,
  keys: EmailKeys,
  now: number,
) {
  const reached = [];
  for (const { name, setting, max } of await personalCounters(sql, settings, keys)) {
    const [row] = await sql.rows`
      SELECT ends_at FROM counters WHERE name = ${name} AND used >= CAST(${max} AS BIGINT) AND ends_at > ${now}`;
    if (row) reached.push({ setting, until: numberOf(row, 'ends_at') });
  }
  return reached;
}

/** The counters of a mailbox and of the passes for an email. */
async function personalCounters(
  sql: Sql,
  settings: Settings,
  { mailboxDigest, emailDigest }: EmailKeys,
): Promise<Counter[]> {
  const passes = await sql.rows`SELECT id FROM passes WHERE email_digest = ${emailDigest}`;
  const asker = [mailboxDigest, ...passes.map((row) => textOf(row, 'id'))];
  const subjects = { asker, mailbox: [mailboxDigest] };
  return (['codes', 'leads'] as const).flatMap((counts) => countersOf(settings, counts, subjects));
}

/**
 * Clears the limits of a mailbox and of the passes for an email. Codes and passes stay valid. Wrong
 * tries stay in the list, but no longer count for anybody.
 */
export async function clearLimits(
  sql: LockedSql,
  settings: Settings,
  keys: EmailKeys,
): Promise<void> {
  await sql.change`
    UPDATE tries SET scope = 'cleared ' || scope WHERE mailbox_digest = ${keys.mailboxDigest}`;
  for (const { name } of await personalCounters(sql, settings, keys))
    await sql.change`DELETE FROM counters WHERE name = ${name}`;
}

/** Deletes all data of a person, including the person's jobs and limits. */
export async function deletePersonalData(
  sql: LockedSql,
  settings: Settings,
  keys: EmailKeys,
  jobIds: readonly string[],
): Promise<void> {
  const { mailboxDigest, emailDigest } = keys;
  await clearLimits(sql, settings, keys);
  for (const id of jobIds) await sql.change`DELETE FROM jobs WHERE id = ${id}`;
  // The mail with a code has the id of the code, even after its content was removed.
  await sql.change`
    DELETE FROM jobs WHERE id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  await sql.change`DELETE FROM codes WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM tries WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM code_requests WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM passes WHERE email_digest = ${emailDigest}`;
  await sql.change`DELETE FROM leads WHERE mailbox_digest = ${mailboxDigest}`;
}
