import { DAY, HOUR } from '../durations.ts';
import type { QueuedLetter } from '../mail/mailer.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { daySumsIn, type DaySum } from '../store/days.ts';
import { numberOf, textOf, type Row, type Sql } from '../store/Store.ts';
import {
  letterKinds,
  type ClaimedLetter,
  type DeliveryOutcome,
  type KindRange,
  type LetterKind,
  type ListedLetter,
} from './letter.ts';
import { SALES_LIFE } from './retrySchedule.ts';

/** Queues a letter, encrypted, in the transaction of the code or request that it is about. */
export async function queueLetter(
  sql: Sql,
  keyring: Keyring,
  row: { id: string; kind: LetterKind; letter: QueuedLetter; createdAt: number; endsAt: number },
): Promise<void> {
  const { id, kind, createdAt, endsAt } = row;
  const sealed = keyring.seal(JSON.stringify(row.letter), id);
  await sql.change`
    INSERT INTO outbox (id, kind, status, letter, created_at, due_at, ends_at, attempts)
    VALUES (${id}, ${kind}, 'queued', ${sealed}, ${createdAt}, ${createdAt}, ${endsAt}, 0)`;
}

/** Claims the next letter that is due, codes first; no other host gets it before `until`. */
export async function claimLetter(
  sql: Sql,
  keyring: Keyring,
  claim: { kinds: KindRange; lease: string; until: number; now: number },
): Promise<ClaimedLetter | undefined> {
  const { kinds, lease, until, now } = claim;
  // PostgreSQL checks the outer condition again after waiting for another host's claim. It is a
  // CASE because SQLite would otherwise use an index for it and read every waiting letter.
  const [row] = await sql.rows`
    UPDATE outbox SET due_at = ${until}, lease = ${lease}, attempts = attempts + 1
    WHERE CASE status WHEN 'queued' THEN due_at END <= ${now} AND id IN (
      SELECT id FROM outbox
      WHERE status = 'queued' AND kind BETWEEN ${kinds[0]} AND ${kinds[1]} AND due_at <= ${now}
      ORDER BY kind, due_at LIMIT 1)
    RETURNING id, kind, letter, created_at, ends_at, attempts`;
  if (!row) return undefined;
  return {
    ...openRow(row, keyring),
    kind: kindIn(row),
    lease,
    createdAt: numberOf(row, 'created_at'),
    endsAt: numberOf(row, 'ends_at'),
    attempt: numberOf(row, 'attempts'),
  };
}

export async function renewLease(sql: Sql, lease: string, until: number): Promise<void> {
  await sql.change`UPDATE outbox SET due_at = ${until} WHERE lease = ${lease}`;
}

/** Records the outcome of a letter, unless its lease has passed to another host. */
export async function settleLetter(
  sql: Sql,
  { lease }: ClaimedLetter,
  outcome: DeliveryOutcome,
  now: number,
): Promise<void> {
  const { status } = outcome;
  const dueAt = status === 'queued' ? outcome.dueAt : now;
  const doneAt = status === 'queued' ? null : now;
  const problem = status === 'sent' ? null : outcome.problem;
  // Nobody needs the content of a letter that was sent, or of a code that was refused.
  await sql.change`
    UPDATE outbox SET status = ${status}, due_at = ${dueAt}, done_at = ${doneAt},
      problem = ${problem}, lease = NULL, letter = CASE
        WHEN ${status} = 'queued' OR (${status} = 'dead' AND kind <> 'code') THEN letter END
    WHERE lease = ${lease}`;
}

/** True when the mail server has refused the recipient of a letter for good. */
export async function isRecipientRefused(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql.rows`SELECT problem FROM outbox WHERE id = ${id} AND status = 'dead'`;
  return row !== undefined && /\bRCPT TO\b/.test(textOf(row, 'problem'));
}

/** Makes letters due that a clock far ahead has delayed; the codes among them expire. */
export function releaseDelayed(sql: Sql, now: number): Promise<number> {
  // `waitAfter` never exceeds an hour, so later due times come from a wrong clock.
  return sql.change`
    UPDATE outbox SET due_at = ${now}, lease = NULL,
      ends_at = CASE kind WHEN 'code' THEN CAST(${now} AS BIGINT) ELSE ${now + SALES_LIFE} END
    WHERE status = 'queued' AND due_at > ${now + 2 * HOUR}`;
}

/** Removes a batch of letters that were sent or refused; refused requests stay. */
export function removeDoneLetters(sql: Sql, now: number, most: number): Promise<number> {
  return sql.change`
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE done_at <= ${now - 7 * DAY}
        AND (status = 'sent' OR kind IN ('code', 'report')) LIMIT ${most})`;
}

export async function countLetters(
  sql: Sql,
): Promise<{ queued: number; oldestQueuedAt: number | undefined; refused: number }> {
  const rows = await sql.rows`
    SELECT status, COUNT(*) AS letters, MIN(created_at) AS oldest FROM outbox
    WHERE (status = 'queued' AND kind <> 'webhook') OR (status = 'dead' AND kind IN ('sales', 'webhook')) GROUP BY status`;
  const queued = rows.find(({ status }) => status === 'queued');
  const refused = rows.find(({ status }) => status === 'dead');
  return {
    queued: queued ? numberOf(queued, 'letters') : 0,
    oldestQueuedAt: queued && numberOf(queued, 'oldest'),
    refused: refused ? numberOf(refused, 'letters') : 0,
  };
}

/** How many requests were refused for good or given up, by day. */
export async function refusedByDay(sql: Sql, since: number, now: number): Promise<DaySum[]> {
  return daySumsIn(
    await sql.rows`
    SELECT done_at / 86400000 AS day, COUNT(*) AS amount FROM outbox
    WHERE done_at >= ${since} AND done_at <= ${now}
      AND status = 'dead' AND kind = 'sales' GROUP BY 1 ORDER BY 1`,
  );
}

/** The longest that a letter took until it was sent, by day, in milliseconds. */
export async function slowestByDay(sql: Sql, since: number, now: number): Promise<DaySum[]> {
  return daySumsIn(
    await sql.rows`
    SELECT done_at / 86400000 AS day, MAX(done_at - created_at) AS amount FROM outbox
    WHERE done_at >= ${since} AND done_at <= ${now}
      AND status = 'sent' AND kind IN ('code', 'sales') GROUP BY 1 ORDER BY 1`,
  );
}

/** At most a thousand letters that wait or were refused, codes last. */
export async function listLetters(sql: Sql): Promise<readonly ListedLetter[]> {
  const rows = await sql.rows`
    SELECT id, kind, status, created_at, due_at, attempts, problem FROM outbox
    WHERE status IN ('queued', 'dead') ORDER BY kind DESC, status, created_at LIMIT 1000`;
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    kind: kindIn(row),
    isRefused: row['status'] === 'dead',
    createdAt: numberOf(row, 'created_at'),
    dueAt: numberOf(row, 'due_at'),
    attempts: numberOf(row, 'attempts'),
    problem: row['problem'] === null ? '' : textOf(row, 'problem'),
  }));
}

/**
 * The requests that wait or were refused, to sales or also to the webhook; `letter` is undefined
 * when it cannot be decrypted.
 */
export async function openRequests(
  sql: Sql,
  keyring: Keyring,
  last: 'sales' | 'webhook',
): Promise<readonly Pick<ClaimedLetter, 'id' | 'letter'>[]> {
  const rows = await sql.rows`
    SELECT id, letter FROM outbox
    WHERE status IN ('queued', 'dead') AND letter IS NOT NULL
      AND kind BETWEEN 'sales' AND ${last}`;
  return rows.map((row) => openRow(row, keyring));
}

/** Queues refused letters again that still have their content; gives their number. */
export function retryLetters(sql: Sql, id: string | undefined, now: number): Promise<number> {
  return sql.change`
    UPDATE outbox SET status = 'queued', due_at = ${now}, ends_at = ${now + SALES_LIFE},
      attempts = 0, done_at = NULL
    WHERE status = 'dead' AND letter IS NOT NULL AND id = COALESCE(${id ?? null}, id)`;
}

/** Removes a refused letter; gives 0 when there is none of this id. */
export function dropLetter(sql: Sql, id: string): Promise<number> {
  return sql.change`DELETE FROM outbox WHERE id = ${id} AND status = 'dead'`;
}

function openRow(row: Row, keyring: Keyring): Pick<ClaimedLetter, 'id' | 'letter'> {
  const id = textOf(row, 'id');
  try {
    return { id, letter: JSON.parse(keyring.open(textOf(row, 'letter'), id)) as QueuedLetter };
  } catch {
    return { id, letter: undefined };
  }
}

function kindIn(row: Row): LetterKind {
  const kind = textOf(row, 'kind');
  return letterKinds.find((known) => known === kind) ?? 'sales';
}
