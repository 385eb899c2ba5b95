import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, type Sql } from '../store/Store.ts';
import { openRequests } from './outbox.ts';

/** The letters of a person that wait or were refused, and how many others cannot be read. */
interface LettersOf {
  readonly codesAt: readonly number[];
  readonly requests: readonly { readonly id: string; readonly at: number }[];
  readonly unreadable: number;
}

/**
 * Finds the letters of a person: those with a code by the mailbox, which they share an id with, and
 * requests to sales by the visitor whom they answer, for which each that waits is decrypted.
 */
export async function lettersOf(
  sql: Sql,
  keyring: Keyring,
  mailboxDigest: string,
  isTheirs: (email: string) => boolean,
): Promise<LettersOf> {
  const codes = await sql.rows`
    SELECT created_at FROM outbox WHERE letter IS NOT NULL
      AND id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  const waiting = await openRequests(sql, keyring, 'webhook');
  return {
    codesAt: codes.map((row) => numberOf(row, 'created_at')),
    requests: waiting.flatMap(({ id, letter }) =>
      letter && isTheirs(letter.replyTo ?? '') ? [{ id, at: Date.parse(letter.date) }] : [],
    ),
    unreadable: waiting.filter(({ letter }) => !letter).length,
  };
}

/** Removes those letters, and what was noted of codes that have left. */
export async function forgetLetters(
  sql: Sql,
  mailboxDigest: string,
  { requests }: LettersOf,
): Promise<void> {
  await sql.change`
    DELETE FROM outbox WHERE id IN (SELECT id FROM codes WHERE mailbox_digest = ${mailboxDigest})`;
  for (const { id } of requests) await sql.change`DELETE FROM outbox WHERE id = ${id}`;
}
