import { DAY } from '../durations.ts';
import { numberOf, textOf, type LockedSql, type Sql } from '../store/Store.ts';
import { CLOCK_SKEW } from './codes.ts';

/** A typed code that was wrong. */
export interface Try {
  /** The budget against which the try counts, such as `browser:` and the digest of the browser. */
  readonly scope: string;
  /** The digest of the typed code, bound to the email. */
  readonly code: string;
  readonly triedAt: number;
}

export async function recentTries(sql: Sql, mailboxDigest: string, now: number): Promise<Try[]> {
  const rows = await sql.rows`
    SELECT scope, code, tried_at FROM tries WHERE mailbox_digest = ${mailboxDigest}
      AND tried_at > ${now - DAY} AND tried_at <= ${now + CLOCK_SKEW}`;
  return rows.map((row) => ({
    scope: textOf(row, 'scope'),
    code: textOf(row, 'code'),
    triedAt: numberOf(row, 'tried_at'),
  }));
}

export async function keepTry(sql: LockedSql, mailboxDigest: string, wrong: Try): Promise<void> {
  await sql.change`
    INSERT INTO tries (mailbox_digest, scope, code, tried_at)
    VALUES (${mailboxDigest}, ${wrong.scope}, ${wrong.code}, ${wrong.triedAt})
    ON CONFLICT (mailbox_digest, scope, code, tried_at) DO NOTHING`;
}
