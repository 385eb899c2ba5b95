import { sameDigest } from '../secrets/keyring.ts';
import { numberOf, optionalText, textOf } from '../store/Store.ts';
import type { LockedSql, Row, Sql } from '../store/Store.ts';

/** A pass: for PASS_DAYS, its browser can verify the same code again. */
interface Pass {
  readonly id: string;
  readonly createdAt: number;
  readonly campaign: string | undefined;
}

/** Finds the pass with this id if it is valid for the email and, if given, for `code`. */
export async function findPass(
  sql: Sql,
  wanted: { id: string; emailDigest: string; code?: string },
  now: number,
): Promise<Pass | undefined> {
  const [row] = await sql.rows`
    SELECT id, email_digest, code, created_at, campaign FROM passes
    WHERE id = ${wanted.id} AND expires_at > ${now}`;
  const fits =
    row &&
    sameDigest(textOf(row, 'email_digest'), wanted.emailDigest) &&
    (wanted.code === undefined || sameDigest(textOf(row, 'code'), wanted.code));
  return fits ? passIn(row) : undefined;
}

/** Finds the latest valid pass for an email in any browser (docs/decisions/form.md#f11). */
export async function latestPass(
  sql: Sql,
  emailDigest: string,
  now: number,
): Promise<Pass | undefined> {
  const [row] = await sql.rows`
    SELECT id, created_at, campaign FROM passes
    WHERE email_digest = ${emailDigest} AND expires_at > ${now}
    ORDER BY expires_at DESC LIMIT 1`;
  return row && passIn(row);
}

function passIn(row: Row): Pass {
  return {
    id: textOf(row, 'id'),
    createdAt: numberOf(row, 'created_at'),
    campaign: optionalText(row, 'campaign'),
  };
}

/** Stores the pass for a redeemed code, under the id of the code. A repeated call adds no pass. */
export async function keepPass(
  sql: LockedSql,
  pass: Pass & { emailDigest: string; code: string; expiresAt: number },
): Promise<void> {
  const { id, emailDigest, code, createdAt, expiresAt, campaign = null } = pass;
  await sql.change`
    INSERT INTO passes (id, email_digest, code, created_at, expires_at, campaign)
    VALUES (${id}, ${emailDigest}, ${code}, ${createdAt}, ${expiresAt}, ${campaign})
    ON CONFLICT (id) DO NOTHING`;
}
