import type { Email } from '../../shared/email.ts';
import { mailboxOf } from './mailboxOf.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** An email and the digests that identify it in the store. */
export interface EmailKeys {
  readonly email: string;
  readonly emailDigest: string;
  /** Equal for all spellings of a mailbox (docs/decisions/server/codes.md#h22). */
  readonly mailboxDigest: string;
  /** Equal for all mailboxes of a domain. */
  readonly domainDigest: string;
}

export function emailKeys(keyring: Keyring, parsed: Email): EmailKeys {
  const { address } = parsed;
  const mailbox = mailboxOf(parsed);
  const domain = mailbox.slice(mailbox.indexOf('@') + 1);
  return {
    email: address,
    emailDigest: keyring.digest('email', address),
    mailboxDigest: keyring.digest('mailbox', mailbox),
    domainDigest: keyring.digest('domain', domain),
  };
}
