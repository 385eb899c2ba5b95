import { randomInt } from 'node:crypto';
import { withoutMarks } from '../../shared/visibleText.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import {
  numberOf,
  optionalText,
  textOf,
  type LockedSql,
  type Row,
  type Sql,
} from '../store/Store.ts';
import type { EmailKeys } from './emailKeys.ts';

/** How far servers' clocks may differ (milliseconds). Rows further in the future are ignored. */
export const CLOCK_SKEW = MINUTE;

// How long a redeemed code stays valid for repeated calls (docs/decisions/gate.md#g8).
const GRACE = 2 * MINUTE;

export interface StoredCode {
  readonly id: string;
  /** The digest of the code, bound to the email. */
  readonly digest: string;
  /** The digest of the browser that requested the code or, after redemption, of its `redeemer`. */
  readonly browser: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly redeemedAt: number | undefined;
  readonly campaign: string | undefined;
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

/** The codes of an email that are valid now, newest first. */
export async function verifyingCodes(
  sql: Sql,
  keys: EmailKeys,
  lifetime: number,
  now: number,
): Promise<StoredCode[]> {
  const rows = await sql.rows`
    SELECT id, code, browser, created_at, expires_at, redeemed_at, campaign FROM codes
    WHERE mailbox_digest = ${keys.mailboxDigest} AND email_digest = ${keys.emailDigest}
      AND created_at > ${now - lifetime - GRACE} AND created_at <= ${now + CLOCK_SKEW}
    ORDER BY created_at DESC, id`;
  return rows
    .map((row) => ({
      id: textOf(row, 'id'),
      digest: textOf(row, 'code'),
      browser: textOf(row, 'browser'),
      createdAt: numberOf(row, 'created_at'),
      expiresAt: numberOf(row, 'expires_at'),
      redeemedAt: row['redeemed_at'] === null ? undefined : numberOf(row, 'redeemed_at'),
      campaign: optionalText(row, 'campaign'),
    }))
    .filter(({ redeemedAt, expiresAt }) =>
      redeemedAt === undefined ? expiresAt > now : redeemedAt > now - GRACE,
    );
}

/** Who requests a code, as digests. */
interface Requester {
  readonly browser: string;
  readonly assignment: string;
}

/**
 * Returns how many codes of this quota were sent to a mailbox in the last hour and in the last day,
 * whether this browser requested the first code of that hour (see `StoredCode.browser`), and whether
 * neither it nor its assignment of networks requested any of them.
 */
export async function countSends(
  sql: Sql,
  mailboxDigest: string,
  quota: string,
  { browser, assignment }: Requester,
  now: number,
) {
  const rows = await sql.rows`
    SELECT browser, assignment, created_at FROM codes
    WHERE mailbox_digest = ${mailboxDigest} AND quota = ${quota}
      AND created_at > ${now - DAY} AND created_at <= ${now + CLOCK_SKEW}
    ORDER BY created_at, id`;
  const ofHour = rows.filter((row) => numberOf(row, 'created_at') > now - HOUR);
  const isBy = (row: Row) => textOf(row, 'browser') === browser;
  return {
    hour: ofHour.length,
    day: rows.length,
    isFirst: ofHour[0] === undefined || isBy(ofHour[0]),
    isNewcomer: !ofHour.some((row) => isBy(row) || textOf(row, 'assignment') === assignment),
  };
}

/** Stores a new code, which counts against `quota`. */
export async function keepCode(
  sql: LockedSql,
  keys: EmailKeys,
  code: Omit<StoredCode, 'redeemedAt'> & Requester,
  quota: string,
): Promise<void> {
  const { emailDigest, mailboxDigest } = keys;
  const { id, digest, browser, assignment, createdAt, expiresAt, campaign = null } = code;
  await sql.change`
    INSERT INTO codes
      (id, email_digest, mailbox_digest, browser, assignment, quota, code, created_at, expires_at,
        campaign)
    VALUES (${id}, ${emailDigest}, ${mailboxDigest}, ${browser}, ${assignment}, ${quota}, ${digest},
      ${createdAt}, ${expiresAt}, ${campaign})`;
}

/** Counts a request for which no mail is sent, for the weekly mail. */
export async function countWithheld(sql: Sql, now: number): Promise<void> {
  await sql.change`
    INSERT INTO daily_totals (day, name, total) VALUES (${Math.floor(now / DAY)}, 'withheld', 1)
    ON CONFLICT (day, name) DO UPDATE SET total = daily_totals.total + 1`;
}

/** Marks a code as redeemed by a browser. A second call changes nothing. */
export async function markRedeemed(
  sql: LockedSql,
  id: string,
  browser: string,
  now: number,
): Promise<void> {
  await sql.change`
    UPDATE codes SET redeemed_at = ${now}, browser = ${browser}
    WHERE id = ${id} AND redeemed_at IS NULL`;
}
