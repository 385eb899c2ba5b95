import { randomInt } from 'node:crypto';
import { withoutMarks } from '../../shared/visibleText.ts';
import { DAY, MINUTE } from '../durations.ts';
import { numberOf, optionalText, textOf, type LockedSql, type Sql } from '../store/Store.ts';
import type { EmailKeys } from './emailKeys.ts';

/** How far servers' clocks may differ (milliseconds). Rows further in the future are ignored. */
export const CLOCK_SKEW = MINUTE;

export interface StoredCode {
  readonly id: string;
  /** The digest of the code, bound to the email. */
  readonly digest: string;
  /** The digests of the browser and of the network that requested the code. */
  readonly browser: string;
  readonly network: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly campaign: string | undefined;
}

/** Who makes a call, as digests: a browser with a cookie, or a client without one in a network. */
export interface Asker {
  readonly browser: string | undefined;
  readonly network: string;
}

/** True if the code was requested by this browser or, without a cookie, from this network. */
export function isOf(code: StoredCode, { browser, network }: Asker): boolean {
  return browser === undefined ? code.network === network : code.browser === browser;
}

export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Removes spaces, hyphens and dots, which our codes do not contain. The site's `normalizeCode`
 * keeps hyphens and dots, because the codes of another login host may contain them.
 */
export function comparableCode(typed: string): string {
  return withoutMarks(typed.normalize('NFKC')).replace(/[\s.\-\u2010-\u2015]+/g, '');
}

/** The codes that were sent to an email in the last day, newest first. */
export async function codesOf(
  sql: Sql,
  { mailboxDigest, emailDigest }: EmailKeys,
  now: number,
): Promise<StoredCode[]> {
  const rows = await sql.rows`
    SELECT id, code, browser, network, created_at, expires_at, campaign FROM codes
    WHERE mailbox_digest = ${mailboxDigest} AND email_digest = ${emailDigest}
      AND created_at > ${now - DAY} AND created_at <= ${now + CLOCK_SKEW}
    ORDER BY created_at DESC, id`;
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    digest: textOf(row, 'code'),
    browser: textOf(row, 'browser'),
    network: textOf(row, 'network'),
    createdAt: numberOf(row, 'created_at'),
    expiresAt: numberOf(row, 'expires_at'),
    campaign: optionalText(row, 'campaign'),
  }));
}

/** Stores a new code. `assignment` is the digest of the IPv4 address or IPv6 /48 of its network. */
export async function keepCode(
  sql: LockedSql,
  { emailDigest, mailboxDigest }: EmailKeys,
  code: StoredCode & { assignment: string },
): Promise<void> {
  const { id, digest, browser, network, assignment, createdAt, expiresAt, campaign = null } = code;
  await sql.change`
    INSERT INTO codes
      (id, email_digest, mailbox_digest, browser, network, assignment, quota, code, created_at,
        expires_at, campaign)
    VALUES (${id}, ${emailDigest}, ${mailboxDigest}, ${browser}, ${network}, ${assignment}, '', ${digest},
      ${createdAt}, ${expiresAt}, ${campaign})`;
}
