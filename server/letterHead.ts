import type { QueuedLetter } from './mail/mailer.ts';
import type { LetterKind } from './outbox/outbox.ts';
import { senderDomain } from './settings/sender.ts';
import type { Settings } from './settings/settings.ts';

/** The name of the site as browsers know it, without a port. */
export function siteHost(settings: Settings): string {
  return settings.publicUrl?.hostname ?? '127.0.0.1';
}

/** The Message-ID of a letter: made from its id once, so that every attempt carries the same. */
export function messageIdFor(id: string, settings: Settings): string {
  return `<${id}@${senderDomain(settings.mailFrom)}>`;
}

/**
 * A letter under the addresses that the settings name now: one that was mistyped must not cost what
 * waits.
 */
export function addressedNow(
  letter: QueuedLetter,
  kind: LetterKind,
  { mailFrom, salesEmail }: Pick<Settings, 'mailFrom' | 'salesEmail'>,
): QueuedLetter {
  return { ...letter, from: mailFrom, to: kind === 'sales' ? salesEmail : letter.to };
}
