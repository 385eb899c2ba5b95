import { DAY, HOUR, SECOND } from '../durations.ts';
import type { Settings } from '../settings/settings.ts';
import { numberOf, type LockedSql } from '../store/Store.ts';
import { CLOCK_SKEW } from './codes.ts';

/** The digests that describe a code request. */
interface CodeRequest {
  readonly mailboxDigest: string;
  /** Who asks: the browser or, if it sent no cookie, its network. */
  readonly requester: string;
  /** The browser. If it sent no cookie, this is a new id. */
  readonly browser: string;
}

/**
 * Records a code request. Returns false if the requester has used up its requests for the mailbox.
 * Other people's requests for it never count (docs/decisions/server/codes.md#h23).
 */
export async function recordCodeRequest(
  sql: LockedSql,
  { mailboxDigest, requester, browser }: CodeRequest,
  settings: Settings,
  now: number,
): Promise<boolean> {
  const rows = await sql.rows`
    SELECT requested_at FROM code_requests
    WHERE mailbox_digest = ${mailboxDigest} AND requester = ${requester}
      AND requested_at > ${now - DAY} AND requested_at <= ${now + CLOCK_SKEW}`;
  const countSince = (since: number) =>
    rows.filter((row) => numberOf(row, 'requested_at') > since).length;
  // A repeat within RESEND_SECONDS is not counted again.
  if (countSince(now - settings.resendSeconds * SECOND) > 0) return true;
  if (countSince(now - HOUR) >= settings.codesPerEmailHour) return false;
  if (rows.length >= settings.codesPerEmailDay) return false;
  for (const name of new Set([requester, browser]))
    await sql.change`
      INSERT INTO code_requests (mailbox_digest, requester, requested_at)
      VALUES (${mailboxDigest}, ${name}, ${now})
      ON CONFLICT (mailbox_digest, requester, requested_at) DO NOTHING`;
  return true;
}
