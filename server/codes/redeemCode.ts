import { DAY } from '../durations.ts';
import type { Outcome } from '../outcomes.ts';
import { sameDigest } from '../secrets/keyring.ts';
import type { Services } from '../services.ts';
import { LIMITS } from '../settings/limits.ts';
import { numberOf, textOf, type LockedSql, type Sql, type Transaction } from '../store/Store.ts';
import { CLOCK_SKEW, codesOf, isOf, type Asker, type StoredCode } from './codes.ts';
import type { EmailKeys } from './emailKeys.ts';
import { countersOf, countUses, takeBack, type Networks } from './limits.ts';
import { keepPass } from './passes.ts';

/** The digests of a typed code and of the client that sent it. */
interface Guess {
  readonly keys: EmailKeys;
  /** The typed code, bound to the email. */
  readonly code: string;
  readonly browser: string | undefined;
  readonly networks: Networks;
}

type Refusal = Exclude<Outcome<'verifies'>, `yes${string}`>;

/** The pass for a correct code, or why the code is refused. */
type Verdict = { passId: string } | { refusal: Refusal };

interface Try {
  readonly code: string;
  readonly at: number;
}

/**
 * Checks one typed code. Comparing and counting are one step under the lock of the mailbox
 * (docs/decisions/gate.md#g9).
 */
export async function redeemCode(
  sql: Transaction,
  guess: Guess,
  services: Pick<Services, 'settings' | 'record' | 'now'>,
): Promise<Verdict> {
  const counters = countersOf(services.settings, 'wrong codes', { network: guess.networks });
  if (await countUses(sql, counters, services)) return { refusal: 'over_network' };
  const verdict = await sql.underLock(guess.keys.mailboxDigest, (locked) =>
    check(locked, guess, services),
  );
  // Tries can run in parallel, so each is counted before the check. A correct try is then removed
  // from the count (docs/decisions/server/codes.md#h22).
  if ('passId' in verdict) await takeBack(sql, counters);
  return verdict;
}

async function check(
  sql: LockedSql,
  { keys, code, browser, networks: [network] }: Guess,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
): Promise<Verdict> {
  const asker = { browser, network };
  const at = now();
  const [codes, tries] = await Promise.all([codesOf(sql, keys, at), triesOf(sql, keys, asker, at)]);
  const own = codes.filter((one) => one.expiresAt > at && isOf(one, asker));
  const open = own.filter((one) => wrongCodes(tries, one).size < settings.triesPerBrowser);
  // Compares all codes even after a match, so that the response time reveals nothing.
  const matches = codes.filter(({ digest }) => sameDigest(digest, code));
  const match = matches.find((one) => open.includes(one));
  if (!match) {
    const refusal = refusalOf(matches, own, open, at);
    await keepTry(sql, keys, asker, { code, at, refusal });
    return { refusal };
  }
  const { id, campaign } = match;
  const pass = { id, campaign, createdAt: at, expiresAt: at + settings.passDays * DAY };
  await keepPass(sql, { ...pass, emailDigest: keys.emailDigest, code });
  return { passId: id };
}

/** The different wrong codes that were typed since a code was sent. */
function wrongCodes(tries: readonly Try[], { createdAt }: StoredCode): ReadonlySet<string> {
  return new Set(tries.filter(({ at }) => at >= createdAt).map(({ code }) => code));
}

/** Says why a code is refused. Only the operator sees it. */
function refusalOf(
  matches: readonly StoredCode[],
  own: readonly StoredCode[],
  open: readonly StoredCode[],
  now: number,
): Refusal {
  if (matches.some((one) => one.expiresAt > now && !own.includes(one))) return 'used_elsewhere';
  if (matches.some(({ expiresAt }) => expiresAt <= now)) return 'expired';
  if (own.length === 0) return 'no_code';
  return open.length === 0 ? 'tries_used_up' : 'wrong';
}

const askerName = ({ browser, network }: Asker) => browser ?? network;

async function triesOf(sql: Sql, { mailboxDigest }: EmailKeys, asker: Asker, now: number) {
  const rows = await sql.rows`
    SELECT code, tried_at FROM tries
    WHERE mailbox_digest = ${mailboxDigest} AND scope = ${askerName(asker)}
      AND tried_at > ${now - LIMITS.triesPerBrowser.span} AND tried_at <= ${now + CLOCK_SKEW}`;
  return rows.map((row) => ({ code: textOf(row, 'code'), at: numberOf(row, 'tried_at') }));
}

async function keepTry(
  sql: LockedSql,
  { mailboxDigest }: EmailKeys,
  asker: Asker,
  { code, at, refusal }: Try & { refusal: Refusal },
): Promise<void> {
  await sql.change`
    INSERT INTO tries (mailbox_digest, scope, code, tried_at, outcome)
    VALUES (${mailboxDigest}, ${askerName(asker)}, ${code}, ${at}, ${refusal})
    ON CONFLICT (mailbox_digest, scope, code, tried_at) DO NOTHING`;
}
