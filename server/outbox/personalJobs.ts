import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, type Sql } from '../store/Store.ts';
import type { JobKind, OpenJob } from './job.ts';
import { openLeads } from './jobList.ts';

/** The jobs of a person that are queued or were refused, and how many others are unreadable. */
interface PersonalJobs {
  readonly codesAt: readonly number[];
  readonly leads: readonly { readonly id: string; readonly kind: JobKind; readonly at: number }[];
  readonly unreadable: number;
}

/**
 * Finds the jobs of a person: codes by the mailbox, since a code and its job share an id, and leads
 * by their email, for which each open lead is decrypted.
 */
export async function findPersonalJobs(
  sql: Sql,
  keyring: Keyring,
  mailboxDigest: string,
  isTheirs: (email: string) => boolean,
): Promise<PersonalJobs> {
  const codes = await sql.rows`
    SELECT created_at FROM jobs WHERE payload IS NOT NULL
      AND id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  const open = await openLeads(sql, keyring);
  return {
    codesAt: codes.map((row) => numberOf(row, 'created_at')),
    leads: open.flatMap((job) => {
      const { email, at } = senderOf(job);
      return email !== undefined && isTheirs(email)
        ? [{ id: job.id, kind: job.kind, at: Date.parse(at) }]
        : [];
    }),
    unreadable: open.filter(({ payload }) => !payload).length,
  };
}

function senderOf(job: OpenJob): { email: string | undefined; at: string } {
  if (job.kind === 'webhook')
    return { email: job.payload?.email, at: job.payload?.receivedAt ?? '' };
  const { payload } = job;
  const email = job.kind === 'receipt' ? payload?.to : payload?.replyTo;
  return { email, at: payload?.date ?? '' };
}

/** Deletes those jobs, and the records of codes that were sent. */
export async function deletePersonalJobs(
  sql: Sql,
  mailboxDigest: string,
  { leads }: PersonalJobs,
): Promise<void> {
  await sql.change`
    DELETE FROM jobs WHERE id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  for (const { id } of leads) await sql.change`DELETE FROM jobs WHERE id = ${id}`;
}
