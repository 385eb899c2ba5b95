import type { QueuedLetter } from '../mail/mailer.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

/** Letters are delivered in the alphabetical order of their kinds: codes first. */
export type LetterKind = 'code' | 'sales';

/** A letter that this host has claimed until its lease ends. */
export interface ClaimedLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly lease: string;
  readonly createdAt: number;
  /** The letter is not sent after this moment. */
  readonly endsAt: number;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Undefined when it cannot be decrypted. */
  readonly letter: QueuedLetter | undefined;
}

/** What becomes of a claimed letter: sent, tried again at `dueAt`, or kept for the operator. */
export type Outcome =
  | { status: 'sent' }
  | { status: 'queued'; dueAt: number; problem: string }
  | { status: 'dead'; problem: string };

/** A letter that waits or was refused, without its words. */
export interface ListedLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly status: 'queued' | 'dead';
  readonly createdAt: number;
  readonly dueAt: number;
  readonly attempts: number;
  readonly problem: string | undefined;
}

/** Encrypts a letter for the store. */
export function sealLetter(keyring: Keyring, id: string, letter: QueuedLetter): string {
  return keyring.seal(JSON.stringify(letter), id);
}

/** The letter, or undefined when it cannot be decrypted. */
export function openLetter(keyring: Keyring, id: string, sealed: string): QueuedLetter | undefined {
  try {
    return JSON.parse(keyring.open(sealed, id)) as QueuedLetter;
  } catch {
    return undefined;
  }
}

/** The letter with the addresses of today's settings, so that a mistyped one can be corrected. */
export function withCurrentAddresses(
  letter: QueuedLetter,
  kind: LetterKind,
  { mailFrom, salesEmail }: Pick<Settings, 'mailFrom' | 'salesEmail'>,
): QueuedLetter {
  return { ...letter, from: mailFrom, to: kind === 'sales' ? salesEmail : letter.to };
}
