import type { Keyring } from '../secrets/keyring.ts';
import type { QueuedLetter } from '../mail/mailer.ts';
import { numberOf, textOf, type Row, type Sql } from '../store/Store.ts';

/**
 * Codes hurry and end with their code; requests have days. The name is also the order of delivery.
 */
export type LetterKind = 'code' | 'sales';

/** A letter in the outbox that this host has claimed until its lease ends. */
export interface ClaimedLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly lease: string;
  readonly createdAt: number;
  /** After this moment nobody wants the letter any more. */
  readonly endsAt: number;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly letter: QueuedLetter;
}

/** A letter whose words cannot be opened; it was claimed and put where the operator sees it. */
export interface UnreadableLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly letter: undefined;
}

/** How a claimed letter ends: sent, tried again later, or put where the operator sees it. */
export type Outcome =
  | { status: 'sent' }
  | { status: 'queued'; dueAt: number; problem: string }
  | { status: 'dead'; problem: string };

/** Puts a letter into the outbox, encrypted, in the transaction of what it tells about. */
export async function queueLetter(
  sql: Sql,
  keyring: Keyring,
  row: { id: string; kind: LetterKind; letter: QueuedLetter; createdAt: number; endsAt: number },
): Promise<void> {
  const sealed = keyring.seal(JSON.stringify(row.letter), row.id);
  await sql.change(
    `INSERT INTO outbox (id, kind, status, letter, created_at, due_at, ends_at, attempts)
     VALUES (?, ?, 'queued', ?, ?, ?, ?, 0)`,
    row.id,
    row.kind,
    sealed,
    row.createdAt,
    row.createdAt,
    row.endsAt,
  );
}

/**
 * Claims the next letter that is due, codes first. The condition stands twice: PostgreSQL looks at
 * the outer one again after waiting for another host, so each letter has one claimant. There it has
 * a form that no index serves, or SQLite walks through all that wait to find the one.
 */
export async function claimLetter(
  sql: Sql,
  keyring: Keyring,
  claim: { lease: string; leaseMs: number; now: number },
): Promise<ClaimedLetter | UnreadableLetter | undefined> {
  const [row] = await sql.rows(
    `UPDATE outbox SET due_at = ?, lease = ?, attempts = attempts + 1
     WHERE CASE status WHEN 'queued' THEN due_at END <= ? AND id IN (
       SELECT id FROM outbox WHERE status = 'queued' AND due_at <= ? ORDER BY kind, due_at LIMIT 1)
     RETURNING id, kind, letter, created_at, ends_at, attempts`,
    claim.now + claim.leaseMs,
    claim.lease,
    claim.now,
    claim.now,
  );
  if (!row) return undefined;
  const letter = openLetter(row, keyring);
  if (letter) return claimedOf(row, letter, claim.lease);
  // It can never be sent, and must not stand in the way of the next.
  await sql.change(
    `UPDATE outbox SET status = 'dead', lease = NULL, problem = 'unreadable', done_at = ? WHERE id = ?`,
    claim.now,
    textOf(row, 'id'),
  );
  return { id: textOf(row, 'id'), kind: kindIn(row), letter };
}

/** The words of a waiting letter, or undefined when they cannot be opened. */
export function openLetter(row: Row, keyring: Keyring): QueuedLetter | undefined {
  try {
    return JSON.parse(keyring.open(textOf(row, 'letter'), textOf(row, 'id'))) as QueuedLetter;
  } catch {
    return undefined;
  }
}

function claimedOf(row: Row, letter: QueuedLetter, lease: string): ClaimedLetter {
  return {
    id: textOf(row, 'id'),
    kind: kindIn(row),
    lease,
    createdAt: numberOf(row, 'created_at'),
    endsAt: numberOf(row, 'ends_at'),
    attempt: numberOf(row, 'attempts'),
    letter,
  };
}

function kindIn(row: Row): LetterKind {
  return textOf(row, 'kind') === 'code' ? 'code' : 'sales';
}

/** Keeps the letters of a lease that are still under way. */
export async function renewLease(sql: Sql, lease: string, until: number): Promise<void> {
  await sql.change(
    `UPDATE outbox SET due_at = ? WHERE lease = ? AND status = 'queued'`,
    until,
    lease,
  );
}

/**
 * Writes down how a claimed letter ended, unless its lease has passed to somebody else. A letter
 * that was sent, and a code that is over, are wiped at once.
 */
export async function settleLetter(
  sql: Sql,
  claimed: ClaimedLetter,
  outcome: Outcome,
  now: number,
): Promise<void> {
  if (outcome.status === 'queued') {
    await sql.change(
      `UPDATE outbox SET due_at = ?, lease = NULL, problem = ? WHERE id = ? AND lease = ? AND status = 'queued'`,
      outcome.dueAt,
      outcome.problem,
      claimed.id,
      claimed.lease,
    );
    return;
  }
  const wiped = outcome.status === 'sent' || claimed.kind === 'code';
  await sql.change(
    `UPDATE outbox SET status = ?, lease = NULL, problem = ?, done_at = ?${wiped ? ', letter = NULL' : ''}
     WHERE id = ? AND lease = ? AND status = 'queued'`,
    outcome.status,
    outcome.status === 'dead' ? outcome.problem : null,
    now,
    claimed.id,
    claimed.lease,
  );
}
