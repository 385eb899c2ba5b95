import { HOUR } from '../durations.ts';
import { numberOf, type Sql } from '../store/Store.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Caller } from '../http/caller.ts';
import type { SharedLimitName } from '../outcomes.ts';
import type { RecordOutcome } from '../recorder.ts';

/** Allows at most `max` uses within `span` milliseconds from the first use. */
interface Limit {
  readonly name: string;
  readonly max: number;
  readonly span: number;
}

export const perHour = (name: string, max: number): Limit => ({ name, max, span: HOUR });

/** A provider may assign a visitor many networks, so they have a limit of their own. */
const NETWORKS_OF_ASSIGNMENT = 4;

/** A shared limit that is reached admits newcomers up to this multiple of it. */
const CEILING = 5;

/** The digests of a caller's network and of the assignment that contains it. */
export interface Networks {
  readonly network: string;
  /** Equal to `network` for an IPv4 address. */
  readonly assignment: string;
}

export function networksOf(keyring: Keyring, caller: Caller): Networks {
  return {
    network: keyring.digest('network', caller.network),
    assignment: keyring.digest('network', caller.assignment),
  };
}

/** Returns the limits of a network and, for IPv6, of its assignment (docs/decisions/server/codes.md#l1). */
export function networkLimits(
  { network, assignment }: Networks,
  limitOf: (digest: string) => Limit,
): Limit[] {
  const limit = limitOf(network);
  if (assignment === network) return [limit];
  return [limit, { ...limitOf(assignment), max: NETWORKS_OF_ASSIGNMENT * limit.max }];
}

/**
 * Counts one use. Returns the number of uses in the current span, or undefined if the limit is used
 * up. The count is one atomic statement, so that several servers together never exceed a limit.
 */
export async function countUse(
  sql: Sql,
  { name, max, span }: Limit,
  now: number,
): Promise<number | undefined> {
  // An `ends_at` more than two spans ahead comes from a wrong clock, so the count starts again.
  const [from, to] = [now + 1, now + 2 * span];
  const [row] = await sql.rows`
    INSERT INTO counters (name, used, ends_at) VALUES (${name}, 1, ${now + span})
    ON CONFLICT (name) DO UPDATE SET
      used = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to} THEN counters.used + 1 ELSE 1 END,
      ends_at = CASE WHEN counters.ends_at BETWEEN ${from} AND ${to}
        THEN counters.ends_at ELSE excluded.ends_at END
    WHERE counters.used < ${max} OR counters.ends_at NOT BETWEEN ${from} AND ${to}
    RETURNING used`;
  return row && numberOf(row, 'used');
}

/** Counts one use of each limit in order, until one is used up. Returns that limit or undefined. */
export async function overLimit<One extends Limit>(
  sql: Sql,
  limits: readonly One[],
  now: number,
): Promise<One | undefined> {
  for (const limit of limits) if ((await countUse(sql, limit, now)) === undefined) return limit;
  return undefined;
}

/** A limit that unrelated visitors share. `setting` names it in the log and in alerts. */
interface SharedLimit extends Limit {
  readonly setting: SharedLimitName;
  readonly outcome: string;
}

/**
 * Returns the first shared limit that refuses this caller, and counts nothing. A limit that is
 * reached still admits newcomers, up to its ceiling. The operator is alerted to both
 * (docs/decisions/server/codes.md#l1).
 */
export async function findRefusing<Shared extends SharedLimit>(
  sql: Sql,
  limits: readonly Shared[],
  isNewcomer: boolean,
  { record, now }: { record: RecordOutcome; now: () => number },
): Promise<Shared | undefined> {
  for (const limit of limits) {
    const used = await usesOf(sql, limit, now());
    if (used < limit.max) continue;
    record('reached_limits', limit.setting);
    if (used >= allowedUses(limit, true)) record('reached_ceilings', limit.setting);
    if (used >= allowedUses(limit, isNewcomer)) return limit;
  }
  return undefined;
}

/**
 * Counts one use of each shared limit. Returns the limit that refuses it, if servers have used it up
 * since `findRefusing`.
 */
export function countShared<Shared extends SharedLimit>(
  sql: Sql,
  limits: readonly Shared[],
  isNewcomer: boolean,
  now: number,
): Promise<Shared | undefined> {
  const allowed = limits.map((limit) => ({ ...limit, max: allowedUses(limit, isNewcomer) }));
  return overLimit(sql, allowed, now);
}

function allowedUses({ max }: Limit, isNewcomer: boolean): number {
  return isNewcomer ? CEILING * max : max;
}

async function usesOf(sql: Sql, { name, span }: Limit, now: number): Promise<number> {
  const [row] = await sql.rows`
    SELECT used FROM counters WHERE name = ${name}
      AND ends_at > ${now} AND ends_at <= ${now + 2 * span}`;
  return row ? numberOf(row, 'used') : 0;
}

/** Undoes one use that `overLimit` has counted in this transaction. */
export async function takeBack(sql: Sql, { name }: Limit): Promise<void> {
  await sql.change`UPDATE counters SET used = used - 1 WHERE name = ${name} AND used > 0`;
}
