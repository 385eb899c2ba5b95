import type { AcceptedLead, EarlierLeads } from '../mails/acceptedLead.ts';
import type { EmailKeys } from '../codes/emailKeys.ts';
import { DAY } from '../durations.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { numberOf, textOf, type LockedSql, type Row, type Sql } from '../store/Store.ts';

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
  // A free provider is no firm whose leads belong together.
  const domainDigest = isFreeMailbox(keys.email) ? null : keys.domainDigest;
  await sql.change`
    INSERT INTO leads
      (id, reference, email_digest, mailbox_digest, domain_digest, created_at, campaign)
    VALUES (${leadDigest}, ${reference}, ${emailDigest}, ${mailboxDigest}, ${domainDigest},
      ${receivedAt}, ${campaign})`;
}

/** Summarizes the leads of the last seven days: the mailbox's own, and those of its firm. */
export async function earlierLeads(
  sql: Sql,
  { mailboxDigest, domainDigest }: EmailKeys,
  now: number,
): Promise<Pick<AcceptedLead, 'earlier' | 'sameDomain'>> {
  const rows = await sql.rows`
    SELECT reference, mailbox_digest, created_at FROM leads
    WHERE (mailbox_digest = ${mailboxDigest} OR domain_digest = ${domainDigest})
      AND created_at > ${now - 7 * DAY}
    ORDER BY created_at DESC`;
  const isOwn = (row: Row) => row['mailbox_digest'] === mailboxDigest;
  const earlier = summaryOf(rows.filter(isOwn));
  const sameDomain = summaryOf(rows.filter((row) => !isOwn(row)));
  return { ...(earlier && { earlier }), ...(sameDomain && { sameDomain }) };
}

function summaryOf(rows: readonly Row[]): EarlierLeads | undefined {
  const [latest] = rows;
  return (
    latest && {
      count: rows.length,
      at: numberOf(latest, 'created_at'),
      reference: textOf(latest, 'reference'),
    }
  );
}
