import { DAY } from '../durations.ts';
import { removeBatch } from '../store/removeBatch.ts';
import { numberOf, textOf, type LockedSql, type Sql } from '../store/Store.ts';
import { CLOCK_SKEW } from './codes.ts';

/** A typed code that was compared, and found wrong. */
export interface Try {
  /** Whose budget it counts in. */
  readonly scope: string;
  /** The digest of the typed code, bound to the email. */
  readonly code: string;
  readonly triedAt: number;
}

/** The wrong tries of a mailbox in the last day. */
export async function recentTries(sql: Sql, mailboxDigest: string, now: number): Promise<Try[]> {
  const rows = await sql.rows(
    `SELECT scope, code, tried_at FROM tries
     WHERE mailbox_digest = ? AND tried_at > ? AND tried_at <= ?`,
    mailboxDigest,
    now - DAY,
    now + CLOCK_SKEW,
  );
  return rows.map((row) => ({
    scope: textOf(row, 'scope'),
    code: textOf(row, 'code'),
    triedAt: numberOf(row, 'tried_at'),
  }));
}

/** Counts a try. */
export async function keepTry(sql: LockedSql, mailboxDigest: string, made: Try): Promise<void> {
  await sql.change(
    `INSERT INTO tries (mailbox_digest, scope, code, tried_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (mailbox_digest, scope, code, tried_at) DO NOTHING`,
    mailboxDigest,
    made.scope,
    made.code,
    made.triedAt,
  );
}

/** Takes back the count of a try that was right. */
export async function removeTry(sql: LockedSql, mailboxDigest: string, made: Try): Promise<void> {
  await sql.change(
    'DELETE FROM tries WHERE mailbox_digest = ? AND scope = ? AND code = ? AND tried_at = ?',
    mailboxDigest,
    made.scope,
    made.code,
    made.triedAt,
  );
}

/** Removes a batch of old tries: those of one moment go together, as they have no other key. */
export function removeOldTries(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'tries', key: 'tried_at', column: 'tried_at' }, now - DAY);
}
