import type { QueuedLetter } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Letters are delivered in the alphabetical order of their kinds: codes first. A `webhook` is a
 * lead that is posted to a program.
 */
export const letterKinds = ['code', 'report', 'sales', 'webhook'] as const;

export type LetterKind = (typeof letterKinds)[number];

/** The first and the last kind that a postman delivers. */
export type KindRange = readonly [LetterKind, LetterKind];

/** A letter that this host has claimed until its lease ends. */
export interface ClaimedLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly lease: string;
  readonly createdAt: number;
  /** It is not sent after this moment. */
  readonly endsAt: number;
  readonly attempt: number;
  /** Undefined when it cannot be decrypted. */
  readonly letter: QueuedLetter | undefined;
}

/** What becomes of a claimed letter: sent, tried again at `dueAt`, or kept for the operator. */
export type DeliveryOutcome =
  // `withoutFiles` is the answer to the letter with its files, where they were refused.
  | { status: 'sent'; withoutFiles?: string }
  | { status: 'queued'; dueAt: number; problem: string }
  | { status: 'dead'; problem: string };

/** A letter that waits or was refused, without its content. */
export interface ListedLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly isRefused: boolean;
  readonly createdAt: number;
  readonly dueAt: number;
  readonly attempts: number;
  readonly problem: string;
}

/** The letter with the addresses of the settings as they are now: old ones may be mistyped. */
export function withCurrentAddresses(
  letter: QueuedLetter,
  kind: LetterKind,
  { mailFrom, salesEmail }: Pick<Settings, 'mailFrom' | 'salesEmail'>,
): QueuedLetter {
  return { ...letter, from: mailFrom, to: kind === 'sales' ? salesEmail : letter.to };
}
