import { DAY, HOUR, MINUTE } from '../durations.ts';
import { sameDigest } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { LockedSql, Transaction } from '../store/Store.ts';
import { counterName } from './counterName.ts';
import { markRedeemed, verifyingCodes, type StoredCode } from './codes.ts';
import type { EmailKeys } from './emailKeys.ts';
import { networkLimits, overLimit, perHour, takeBack, type Networks } from './limits.ts';
import { keepPass } from './passes.ts';
import { keepTry, recentTries, type Try } from './tries.ts';

// A typed code is compared with at most this many codes of its browser and as many other codes.
const COMPARED_CODES = 3;

/** The digests of a typed code and of the browser and network that sent it. */
interface Guess {
  readonly keys: EmailKeys;
  /** The typed code, bound to the email. */
  readonly code: string;
  readonly browser: string | undefined;
  readonly networks: Networks;
}

/** Whether the code is correct. `exhausted` is true if a limit prevented a comparison. */
type Verdict = { right: true; passId: string } | { right: false; exhausted: boolean };

/** A limit on wrong tries. Each wrong try is stored with the `scope` of its budget. */
interface Budget {
  readonly scope: string;
  readonly hasLeft: (tries: readonly Try[]) => boolean;
}

/**
 * Checks one typed code. The browser that requested a code has its own budget of wrong tries; all
 * other browsers share the budget of the mailbox. Comparing and counting are one step under the
 * lock of the mailbox (docs/decisions/gate.md#g9).
 */
export async function redeemCode(
  sql: Transaction,
  guess: Guess,
  settings: Settings,
  now: number,
): Promise<Verdict> {
  const limits = networkLimits(guess.networks, (network) =>
    perHour(counterName.tries(network), settings.triesPerIpHour),
  );
  if (await overLimit(sql, limits, now)) return { right: false, exhausted: true };
  const verdict = await sql.underLock(guess.keys.mailboxDigest, (locked) =>
    check(locked, guess, settings, now),
  );
  // Tries can run in parallel, so each is counted before the check. A correct try is then removed
  // from the count (docs/decisions/server/codes.md#h22).
  if (verdict.right) for (const limit of limits) await takeBack(sql, limit);
  return verdict;
}

async function check(
  sql: LockedSql,
  guess: Guess,
  settings: Settings,
  now: number,
): Promise<Verdict> {
  const [verifying, tries] = await Promise.all([
    verifyingCodes(sql, guess.keys, settings.codeMinutes * MINUTE, now),
    recentTries(sql, guess.keys.mailboxDigest, now),
  ]);
  const codes = verifying.filter(
    ({ redeemedAt, browser }) => redeemedAt === undefined || browser === redeemer(guess),
  );
  // There are two lists, so that strangers' codes cannot displace the browser's own codes.
  const own = codes.filter(({ browser }) => browser === guess.browser).slice(0, COMPARED_CODES);
  // Codes that this browser has redeemed are in both lists, so that the shared budget applies too.
  const others = codes
    .filter(({ browser, redeemedAt }) => browser !== guess.browser || redeemedAt !== undefined)
    .slice(0, COMPARED_CODES);

  let exhausted = false;
  for (const [candidates, budget] of [
    ...(own.length > 0 ? [[own, ownBudget(guess.browser ?? '', settings, now)] as const] : []),
    [others, sharedBudget(guess, settings, now, others.length > 0)] as const,
  ]) {
    const outcome = await compareCode(sql, guess, { candidates, tries, budget }, now);
    if (outcome === 'refused') exhausted = true;
    else if (outcome) {
      const { id, campaign } = outcome;
      const pass = { id, campaign, createdAt: now, expiresAt: now + settings.passDays * DAY };
      await Promise.all([
        markRedeemed(sql, id, redeemer(guess), now),
        keepPass(sql, { ...pass, emailDigest: guess.keys.emailDigest, code: guess.code }),
      ]);
      return { right: true, passId: id };
    }
  }
  return { right: false, exhausted };
}

/** The digest of the browser, or of its network if the browser sent no cookie. */
function redeemer({ browser, networks }: Guess): string {
  return browser ?? networks.network;
}

/** The budget of wrong tries at the codes that a browser has requested. */
export function ownBudget(browser: string, settings: Settings, now: number): Budget {
  const scope = `browser:${browser}`;
  // The span is at least the lifetime of a code, so it covers all wrong tries at that code.
  const span = Math.max(10, settings.codeMinutes) * MINUTE;
  return {
    scope,
    hasLeft: (tries) => countTries(tries, scope, now - span) < settings.triesPerBrowser,
  };
}

function sharedBudget(
  { networks }: Guess,
  settings: Settings,
  now: number,
  hasCode: boolean,
): Budget {
  // If no code is compared, tries are counted too, so that the response time reveals nothing. They
  // have a separate budget, so that strangers cannot use up the real budget before a code exists.
  const all = hasCode ? 'network:' : 'no code, network:';
  const scope = `${all}${networks.network}`;
  return {
    scope,
    hasLeft: (tries) =>
      countTries(tries, scope, now - 10 * MINUTE) < settings.triesPerBrowser &&
      countTries(tries, all, now - HOUR) < settings.triesPerEmail &&
      countTries(tries, all, now - DAY) < settings.triesPerEmailDay,
  };
}

function countTries(tries: readonly Try[], scope: string, since: number): number {
  return tries.filter((made) => made.scope.startsWith(scope) && made.triedAt > since).length;
}

async function compareCode(
  sql: LockedSql,
  { keys, code }: Guess,
  against: { candidates: readonly StoredCode[]; tries: readonly Try[]; budget: Budget },
  now: number,
): Promise<StoredCode | 'refused' | undefined> {
  const { candidates, tries, budget } = against;
  const newest = Math.max(...candidates.map(({ createdAt }) => createdAt));
  const isRepeated = tries.some(
    (made) => made.scope === budget.scope && made.code === code && made.triedAt > newest,
  );
  // A repeated wrong code is not counted again, unless a new code has been sent since then.
  if (isRepeated) return undefined;
  if (!budget.hasLeft(tries)) return 'refused';
  // Compares all candidates even after a match, so that the response time reveals nothing.
  const [match] = candidates.filter(({ digest }) => sameDigest(digest, code));
  if (!match) await keepTry(sql, keys.mailboxDigest, { scope: budget.scope, code, triedAt: now });
  return match;
}
