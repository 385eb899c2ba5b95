import { randomInt } from 'node:crypto';
import { removeBatch } from '../store/removeBatch.ts';
import { normalizeEmail } from '../../src/rules/email.ts';
import { sameDigest, type Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import { numberOf, textOf, type Row, type Sql } from '../store/Store.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';

/**
 * How far the clocks of hosts may differ, in milliseconds. A row that is further ahead was written
 * by a wrong clock.
 */
export const SKEW = MINUTE;

/**
 * How many codes one guess meets, of its own browser and of the others: the newest (decision G9).
 */
export const LIVE_CODES = 3;

/** A double call may verify a spent code for this long, in milliseconds (decision G8). */
export const GRACE = 2 * MINUTE;

/** An address as the store knows it: digests for itself and for the mailbox behind its +tags. */
export interface AddressKeys {
  readonly email: string;
  readonly address: string;
  readonly folded: string;
}

/** A right to come back without a new code, for PASS_DAYS, in one browser. */
export interface Pass {
  readonly id: string;
  readonly createdAt: number;
}

/** The keys of an address, normalized first. */
export function addressKeys(keyring: Keyring, text: string): AddressKeys {
  const email = normalizeEmail(text);
  const fold = () => {
    const [local = '', domain = ''] = email.split('@');
    return keyring.digest('address', 'folded', `${local.split('+')[0] || local}@${domain}`);
  };
  let folded: string | undefined;
  return {
    email,
    address: keyring.digest('address', email),
    // Only calls that write need it.
    get folded() {
      return (folded ??= fold());
    },
  };
}

/** A code of six digits from the crypto generator. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The newest codes of an address that still verify. */
export async function liveCodes(
  sql: Sql,
  keys: AddressKeys,
  settings: Settings,
  now: number,
): Promise<Row[]> {
  const rows = await recentCodes(sql, keys, settings, now);
  return rows
    .filter((row) => row['redeemed_at'] === null && numberOf(row, 'expires_at') > now)
    .slice(0, LIVE_CODES);
}

/**
 * All codes of an address that may still verify, newest first, spent ones within their grace
 * included.
 */
export function recentCodes(
  sql: Sql,
  keys: AddressKeys,
  settings: Settings,
  now: number,
): Promise<Row[]> {
  return sql.rows(
    `SELECT id, code, browser, created_at, expires_at, redeemed_at FROM codes
     WHERE folded = ? AND created_at > ? AND created_at <= ? AND address = ?
     ORDER BY created_at DESC, id`,
    keys.folded,
    now - settings.numbers.codeMinutes * MINUTE - GRACE,
    now + SKEW,
    keys.address,
  );
}

/** How many codes one lane of a mailbox was sent in the last hour and in the last day. */
export async function sentCodes(sql: Sql, keys: AddressKeys, lane: string, now: number) {
  const rows = await sql.rows(
    `SELECT created_at FROM codes
     WHERE folded = ? AND created_at > ? AND created_at <= ? AND lane = ?`,
    keys.folded,
    now - DAY,
    now + SKEW,
    lane,
  );
  return {
    hour: rows.filter((row) => numberOf(row, 'created_at') > now - HOUR).length,
    day: rows.length,
  };
}

/** Keeps a new code: its digest, bound to the address, and the browser that asked for it. */
export async function keepCode(
  sql: Sql,
  keys: AddressKeys,
  code: {
    id: string;
    digest: string;
    browser: string;
    lane: string;
    createdAt: number;
    expiresAt: number;
  },
): Promise<void> {
  await sql.change(
    `INSERT INTO codes (id, address, folded, browser, lane, code, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    code.id,
    keys.address,
    keys.folded,
    code.browser,
    code.lane,
    code.digest,
    code.createdAt,
    code.expiresAt,
  );
}

/**
 * The pass with this id, if it belongs to the address (and to the code, when one is given) and
 * lives.
 */
export async function findPass(
  sql: Sql,
  wanted: { id: string; address: string; code?: string },
  now: number,
): Promise<Pass | undefined> {
  const [row] = await sql.rows(
    'SELECT id, address, code, created_at FROM passes WHERE id = ? AND expires_at > ?',
    wanted.id,
    now,
  );
  const fits =
    row &&
    sameDigest(textOf(row, 'address'), wanted.address) &&
    (wanted.code === undefined || sameDigest(textOf(row, 'code'), wanted.code));
  return fits ? { id: textOf(row, 'id'), createdAt: numberOf(row, 'created_at') } : undefined;
}

/**
 * The latest verification of an address that still counts (decision F11), from whichever browser.
 */
export async function latestPass(
  sql: Sql,
  address: string,
  now: number,
): Promise<Pass | undefined> {
  const [row] = await sql.rows(
    'SELECT id, created_at FROM passes WHERE address = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT 1',
    address,
    now,
  );
  return row && { id: textOf(row, 'id'), createdAt: numberOf(row, 'created_at') };
}

/** Removes a batch of old codes; those of a day still count for the limits. */
export function removeOldCodes(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'codes', key: 'id', column: 'created_at' }, now - DAY);
}

/** Removes a batch of passes that have expired. */
export function removeExpiredPasses(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'passes', key: 'id', column: 'expires_at' }, now);
}
