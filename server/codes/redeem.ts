import { GRACE, LIVE_CODES, recentCodes, SKEW, type AddressKeys } from './codes.ts';
import { removeBatch } from '../store/removeBatch.ts';
import { sameDigest } from '../secrets/keyring.ts';
import { overLimit, perHour } from './limits.ts';
import type { Settings } from '../settings/settings.ts';
import { numberOf, textOf, type Row, type Sql } from '../store/Store.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';

/** A code that somebody typed, and who: `browser` and `network` are digests. */
export interface Guess {
  readonly keys: AddressKeys;
  /** The digest of the typed code, bound to the address. */
  readonly code: string;
  readonly browser: string | undefined;
  readonly network: string;
}

/**
 * What a guess came to: the pass of a right code, or a no, `exhausted` where a limit stopped it
 * before any look.
 */
export type Verdict = { right: true; passId: string } | { right: false; exhausted: boolean };

interface Budget {
  readonly scope: string;
  readonly left: (tries: readonly Row[], now: number) => boolean;
}

/**
 * Judges one typed code under the lock of its address: counts the try first, then compares, then
 * takes the count back from a right one. The browser that asked for a code has a budget of its own
 * for that code, which nobody else can use up; everybody else shares the budget of the address.
 */
export async function redeem(
  sql: Sql,
  guess: Guess,
  settings: Settings,
  now: number,
): Promise<Verdict> {
  const { keys } = guess;
  const limit = perHour(`${guess.network} tries`, settings.numbers.triesPerIpHour);
  if (await overLimit(sql, [limit], now)) return { right: false, exhausted: true };
  const [, recent, tries] = await Promise.all([
    sql.lock(keys.folded),
    recentCodes(sql, keys, settings, now),
    sql.rows(
      `SELECT scope, code, tried_at FROM tries
       WHERE folded = ? AND tried_at > ? AND tried_at <= ?`,
      keys.folded,
      now - DAY,
      now + SKEW,
    ),
  ]);

  const codes = recent.filter((row) => verifies(row, now));
  // Each side apart: the codes that strangers ask for must not push out a browser's own.
  const mine = codes.filter((row) => row['browser'] === guess.browser).slice(0, LIVE_CODES);
  const others = codes.filter((row) => row['browser'] !== guess.browser).slice(0, LIVE_CODES);

  let exhausted = false;
  for (const [rows, budget] of [
    [mine, ownBudget(guess, settings)],
    [others, sharedBudget(guess, settings)],
  ] as const) {
    // Where nothing is live there is nothing to guess, and no budget that a stranger could use up.
    if (rows.length === 0) continue;
    const outcome = await tryOnce(sql, guess, { rows, tries, budget }, now);
    if (outcome === 'refused') exhausted = true;
    else if (outcome)
      return { right: true, passId: await spend(sql, guess, outcome, settings, now) };
  }
  return { right: false, exhausted };
}

/** True for a code that is live or within its grace. */
function verifies(row: Row, now: number): boolean {
  return row['redeemed_at'] === null
    ? numberOf(row, 'expires_at') > now
    : numberOf(row, 'redeemed_at') > now - GRACE;
}

function ownBudget({ browser = '' }: Guess, { numbers }: Settings): Budget {
  const scope = `browser:${browser}`;
  // Never shorter than a code lives: each code meets at most one such budget of its own browser.
  const span = Math.max(10, numbers.codeMinutes) * MINUTE;
  return { scope, left: (tries, now) => count(tries, scope, now - span) < numbers.triesPerBrowser };
}

function sharedBudget({ network }: Guess, { numbers }: Settings): Budget {
  const scope = `network:${network}`;
  return {
    scope,
    left: (tries, now) =>
      count(tries, scope, now - 10 * MINUTE) < numbers.triesPerBrowser &&
      count(tries, 'network:', now - HOUR) < numbers.triesPerAddress &&
      count(tries, 'network:', now - DAY) < numbers.triesPerAddressDay,
  };
}

function count(tries: readonly Row[], scope: string, since: number): number {
  return tries.filter(
    (row) => textOf(row, 'scope').startsWith(scope) && numberOf(row, 'tried_at') > since,
  ).length;
}

/** One try against some codes: the code that it matches, nothing, or a refusal to look. */
async function tryOnce(
  sql: Sql,
  guess: Guess,
  { rows, tries, budget }: { rows: readonly Row[]; tries: readonly Row[]; budget: Budget },
  now: number,
): Promise<Row | 'refused' | undefined> {
  const newest = Math.max(0, ...rows.map((row) => numberOf(row, 'created_at')));
  const repeated = tries.some(
    (row) =>
      row['scope'] === budget.scope &&
      row['code'] === guess.code &&
      numberOf(row, 'tried_at') > newest,
  );
  // Wrong before, and no code was made since: wrong again, and not counted again.
  if (repeated) return undefined;
  if (!budget.left(tries, now)) return 'refused';
  await sql.change(
    `INSERT INTO tries (folded, scope, code, tried_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (folded, scope, code, tried_at) DO NOTHING`,
    guess.keys.folded,
    budget.scope,
    guess.code,
    now,
  );
  const match = rows.reduce<Row | undefined>(
    (found, row) => (sameDigest(textOf(row, 'code'), guess.code) ? row : found),
    undefined,
  );
  if (match) {
    await sql.change(
      'DELETE FROM tries WHERE folded = ? AND scope = ? AND code = ? AND tried_at = ?',
      guess.keys.folded,
      budget.scope,
      guess.code,
      now,
    );
  }
  return match;
}

/** Spends a code once and gives its one pass; a double call finds the same pass. */
async function spend(
  sql: Sql,
  guess: Guess,
  row: Row,
  settings: Settings,
  now: number,
): Promise<string> {
  const id = textOf(row, 'id');
  await Promise.all([
    sql.change('UPDATE codes SET redeemed_at = ? WHERE id = ? AND redeemed_at IS NULL', now, id),
    sql.change(
      `INSERT INTO passes (id, address, code, created_at, expires_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      id,
      guess.keys.address,
      guess.code,
      now,
      now + settings.numbers.passDays * DAY,
    ),
  ]);
  return id;
}

/** Removes a batch of old tries: those of one moment go together, as they have no other key. */
export function removeOldTries(sql: Sql, now: number): Promise<number> {
  return removeBatch(sql, { table: 'tries', key: 'tried_at', column: 'tried_at' }, now - DAY);
}
