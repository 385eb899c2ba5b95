import { sameDigest } from '../secrets/keyring.ts';
import {
  numberOf,
  optionalText,
  textOf,
  type LockedSql,
  type Row,
  type Sql,
} from '../store/Store.ts';

/** A right of one browser to verify again without a new code, for PASS_DAYS. */
interface Pass {
  readonly id: string;
  readonly createdAt: number;
  readonly campaign: string | undefined;
}

/** The pass with this id, if it lives and belongs to the email, and to the code if one is given. */
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

/** The latest living pass of an email, of whichever browser (docs/decisions/form.md#f11). */
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

/** Keeps the one pass of a code, under the code's id: a double call finds it there. */
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
