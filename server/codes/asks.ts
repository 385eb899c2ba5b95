import { DAY, HOUR } from '../durations.ts';
import { numberOf, type LockedSql, type Sql } from '../store/Store.ts';
import { CLOCK_SKEW } from './codes.ts';

/** How often one stranger may ask for codes of one mailbox. */
interface AskLimits {
  readonly hour: number;
  readonly day: number;
  /** A second ask within so many milliseconds is the same one. */
  readonly repeat: number;
}

/** Who asks for a code of which mailbox, as digests. */
interface Ask {
  readonly mailboxDigest: string;
  /** The browser by its cookie; the network of one that brings none. */
  readonly asker: string;
  /** The browser as its cookie names it from this ask on. */
  readonly browser: string;
}

/**
 * Notes that somebody asks for a code; false where this asker has used up its asks. What others ask
 * for at the same mailbox changes nothing (docs/decisions/host.md#h23).
 */
export async function noteAsk(
  sql: LockedSql,
  { mailboxDigest, asker, browser }: Ask,
  { hour, day, repeat }: AskLimits,
  now: number,
): Promise<boolean> {
  const rows = await sql.rows`
    SELECT asked_at FROM asks WHERE mailbox_digest = ${mailboxDigest} AND asker = ${asker}
      AND asked_at > ${now - DAY} AND asked_at <= ${now + CLOCK_SKEW}`;
  const asksSince = (since: number) =>
    rows.filter((row) => numberOf(row, 'asked_at') > since).length;
  if (asksSince(now - repeat) > 0) return true;
  if (asksSince(now - HOUR) >= hour || rows.length >= day) return false;
  for (const name of new Set([asker, browser]))
    await sql.change`
      INSERT INTO asks (mailbox_digest, asker, asked_at) VALUES (${mailboxDigest}, ${name}, ${now})
      ON CONFLICT (mailbox_digest, asker, asked_at) DO NOTHING`;
  return true;
}

/** Removes a batch of old asks. They have no id, so all of one moment go together. */
export function removeOldAsks(sql: Sql, now: number, most: number): Promise<number> {
  return sql.change`
    DELETE FROM asks
    WHERE asked_at IN (SELECT asked_at FROM asks WHERE asked_at <= ${now - DAY} LIMIT ${most})`;
}
