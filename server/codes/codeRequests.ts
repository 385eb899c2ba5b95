import { DAY, HOUR } from '../durations.ts';
import { numberOf, type LockedSql } from '../store/Store.ts';
import { CLOCK_SKEW } from './codes.ts';

/** How many codes one requester may request for one mailbox. */
interface RequestLimits {
  readonly hour: number;
  readonly day: number;
  /** Requests within so many milliseconds count as one. */
  readonly repeat: number;
}

/** A code request, as digests. */
interface CodeRequest {
  readonly mailboxDigest: string;
  /** The browser, or the network if the browser sent no cookie. */
  readonly requester: string;
  /** The browser, by the cookie that it gets with this response or already has. */
  readonly browser: string;
}

/**
 * Records a code request; false if the requester has used up its requests. Requests of others for
 * the same mailbox have no effect (docs/decisions/server/codes.md#h23).
 */
export async function recordCodeRequest(
  sql: LockedSql,
  { mailboxDigest, requester, browser }: CodeRequest,
  { hour, day, repeat }: RequestLimits,
  now: number,
): Promise<boolean> {
  const rows = await sql.rows`
    SELECT asked_at FROM asks WHERE mailbox_digest = ${mailboxDigest} AND asker = ${requester}
      AND asked_at > ${now - DAY} AND asked_at <= ${now + CLOCK_SKEW}`;
  const countSince = (since: number) =>
    rows.filter((row) => numberOf(row, 'asked_at') > since).length;
  if (countSince(now - repeat) > 0) return true;
  if (countSince(now - HOUR) >= hour || rows.length >= day) return false;
  for (const name of new Set([requester, browser]))
    await sql.change`
      INSERT INTO asks (mailbox_digest, asker, asked_at) VALUES (${mailboxDigest}, ${name}, ${now})
      ON CONFLICT (mailbox_digest, asker, asked_at) DO NOTHING`;
  return true;
}
