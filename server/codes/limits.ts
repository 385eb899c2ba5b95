import type { Caller } from '../http/caller.ts';
import type { RecordOutcome } from '../recorder.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { LIMITS, limitKeys, type LimitName, type Subject } from '../settings/limits.ts';
import type { Settings } from '../settings/settings.ts';
import { numberOf, type Sql } from '../store/Store.ts';

/** A provider may assign a visitor many networks, so an IPv6 /48 has this share of each limit. */
export const WIDE_SHARE = 4;

/** A limit serves those whom it passes up to its maximum times this factor. */
const CEILINGS = { first: Number.MAX_SAFE_INTEGER, newcomers: 5 };

type Passes = keyof typeof CEILINGS;

/** The digests of a caller's network and, for IPv6, of the /48 that contains it. */
export type Networks = readonly [network: string] | readonly [network: string, wide: string];

export function networksOf(keyring: Keyring, { network, assignment }: Caller): Networks {
  const digest = keyring.digest('network', network);
  return network === assignment ? [digest] : [digest, keyring.digest('network', assignment)];
}

/** The digests of the subjects for which a use counts. */
export type Subjects = Partial<Record<Subject, readonly string[]>>;

/** What one limit counts for one subject. The name begins with the digest of the subject. */
export interface Counter {
  readonly setting: LimitName;
  readonly of: Subject;
  readonly name: string;
  readonly max: number;
  readonly span: number;
  readonly passes: Passes | undefined;
  /** True if unrelated visitors may share the limit, so the operator is alerted when it is reached. */
  readonly isShared: boolean;
}

/**
 * Returns the counters of these subjects. The widest is first: if its limit refuses a use, no
 * narrower counter gets a row (docs/decisions/server/codes.md#l1).
 */
export function countersOf(
  settings: Settings,
  counts: (typeof LIMITS)[keyof typeof LIMITS]['counts'],
  subjects: Subjects,
): Counter[] {
  return limitKeys.toReversed().flatMap((key) => {
    const { name: setting, of, span, passes, counts: counted } = LIMITS[key];
    const digests = counted === counts ? (subjects[of] ?? []) : [];
    return digests.map((digest, wide) => ({
      setting,
      of,
      name: `${digest} ${setting}`,
      max: settings[key] * (wide ? WIDE_SHARE : 1),
      span,
      passes,
      isShared: wide > 0 || of === 'domain' || of === 'site',
    }));
  });
}

/**
 * Counts one use of each counter. If one is used up, counts nothing and returns it. Each count is
 * one atomic statement, so that several servers together never exceed a limit.
 */
export async function countUses(
  sql: Sql,
  counters: readonly Counter[],
  { record, now }: { record: RecordOutcome; now: () => number },
  passing: readonly (Passes | false)[] = [],
): Promise<Counter | undefined> {
  for (const [index, counter] of counters.entries()) {
    const { passes, max, isShared, setting } = counter;
    const isPassed = passes !== undefined && passing.includes(passes);
    const most = isPassed ? Math.min(max * CEILINGS[passes], Number.MAX_SAFE_INTEGER) : max;
    const used = await countUse(sql, { ...counter, max: most }, now());
    if (isShared && (used ?? Infinity) > max) record('reached_limits', setting);
    if (used !== undefined) continue;
    if (isShared && isPassed) record('reached_ceilings', setting);
    await takeBack(sql, counters.slice(0, index));
    return counter;
  }
  return undefined;
}

/** Counts one use, and returns how many there are in the span. Undefined if it is used up. */
export async function countUse(
  sql: Sql,
  { name, max, span }: Pick<Counter, 'name' | 'max' | 'span'>,
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
    WHERE counters.used < CAST(${max} AS BIGINT) OR counters.ends_at NOT BETWEEN ${from} AND ${to}
    RETURNING used`;
  return row && numberOf(row, 'used');
}

/** Returns how many uses are counted in the current span. */
export async function usesOf(
  sql: Sql,
  { name, span }: Pick<Counter, 'name' | 'span'>,
  now: number,
): Promise<number> {
  const [row] = await sql.rows`
    SELECT used FROM counters WHERE name = ${name}
      AND ends_at > ${now} AND ends_at <= ${now + 2 * span}`;
  return row ? numberOf(row, 'used') : 0;
}

/** Undoes one use of each counter that `countUses` has counted in this transaction. */
export async function takeBack(sql: Sql, counters: readonly Counter[]): Promise<void> {
  for (const { name } of counters)
    await sql.change`UPDATE counters SET used = used - 1 WHERE name = ${name} AND used > 0`;
}
