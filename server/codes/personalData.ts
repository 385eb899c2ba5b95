import { numberOf, type LockedSql, type Sql } from '../store/Store.ts';
import { counterName } from './counterName.ts';
import type { EmailKeys } from './emailKeys.ts';

/** A stored record about a person: its kind and its times, as nothing else is readable. */
export interface PersonalRecord {
  readonly kind: string;
  readonly at: number;
  readonly until?: number;
}

/** Codes, tries and code requests of the mailbox, and passes of the email. */
export async function findRecords(sql: Sql, keys: EmailKeys): Promise<PersonalRecord[]> {
  const { mailboxDigest, emailDigest } = keys;
  const codes = await sql.rows`
    SELECT created_at AS at, expires_at AS until FROM codes
    WHERE mailbox_digest = ${mailboxDigest} ORDER BY created_at`;
  const passes = await sql.rows`
    SELECT created_at AS at, expires_at AS until FROM passes
    WHERE email_digest = ${emailDigest} ORDER BY expires_at`;
  const tries = await sql.rows`
    SELECT DISTINCT tried_at AS at FROM tries WHERE mailbox_digest = ${mailboxDigest} ORDER BY at`;
  const requests = await sql.rows`
    SELECT DISTINCT asked_at AS at FROM asks WHERE mailbox_digest = ${mailboxDigest} ORDER BY at`;
  return [
    ...codes.map((row) => spanIn('code', row)),
    ...passes.map((row) => spanIn('pass', row)),
    ...tries.map((row) => ({ kind: 'wrong code', at: numberOf(row, 'at') })),
    ...requests.map((row) => ({ kind: 'code request', at: numberOf(row, 'at') })),
  ];
}

function spanIn(kind: string, row: Parameters<typeof numberOf>[0]): PersonalRecord {
  return { kind, at: numberOf(row, 'at'), until: numberOf(row, 'until') };
}

/** Clears the limits of a mailbox and its email; its codes and passes stay good. */
export async function clearLimits(sql: LockedSql, keys: EmailKeys): Promise<void> {
  const { mailboxDigest, emailDigest } = keys;
  // The codes stay, and count against no quota any more.
  await sql.change`UPDATE codes SET quota = 'cleared' WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM tries WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM asks WHERE mailbox_digest = ${mailboxDigest}`;
  await sql.change`DELETE FROM counters WHERE name = ${counterName.sales(mailboxDigest)}`;
  await sql.change`
    DELETE FROM counters WHERE name IN (
      SELECT id || ${counterName.sales('')} FROM passes WHERE email_digest = ${emailDigest})`;
}

/** Deletes all that `findRecords` lists, and the limits. */
export async function deleteRecords(sql: LockedSql, keys: EmailKeys): Promise<void> {
  await clearLimits(sql, keys);
  await sql.change`DELETE FROM codes WHERE mailbox_digest = ${keys.mailboxDigest}`;
  await sql.change`DELETE FROM passes WHERE email_digest = ${keys.emailDigest}`;
}
