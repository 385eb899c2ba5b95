import type { AcceptedLead } from '../mails/acceptedLead.ts';
import type { EmailKeys } from '../codes/emailKeys.ts';
import { DAY } from '../durations.ts';
import { numberOf, textOf, type LockedSql, type Sql } from '../store/Store.ts';

export async function isRepeat(sql: Sql, leadDigest: string): Promise<boolean> {
  return (await sql.rows`SELECT id FROM leads WHERE id = ${leadDigest}`).length > 0;
}

/** Records an accepted lead. Use the transaction that adds the jobs of the lead. */
export async function keepLead(
  sql: LockedSql,
  { leadDigest, keys, lead }: { leadDigest: string; keys: EmailKeys; lead: AcceptedLead },
): Promise<void> {
  const { emailDigest, mailboxDigest } = keys;
  const { reference, receivedAt, campaign = null } = lead;
  await sql.change`
    INSERT INTO leads (id, reference, email_digest, mailbox_digest, created_at, campaign)
    VALUES (${leadDigest}, ${reference}, ${emailDigest}, ${mailboxDigest}, ${receivedAt}, ${campaign})`;
}

/** Summarizes a mailbox's leads of the last seven days. Returns undefined if there are none. */
export async function earlierLeads(
  sql: Sql,
  mailboxDigest: string,
  now: number,
): Promise<AcceptedLead['earlier']> {
  const rows = await sql.rows`
    SELECT reference, created_at FROM leads
    WHERE mailbox_digest = ${mailboxDigest} AND created_at > ${now - 7 * DAY}
    ORDER BY created_at DESC`;
  const [latest] = rows;
  return (
    latest && {
      count: rows.length,
      at: numberOf(latest, 'created_at'),
      reference: textOf(latest, 'reference'),
    }
  );
}
