import { emailDomain, normalizeEmail } from '../../src/rules/email.ts';
import { mailboxOf } from '../../src/rules/providers/mailboxOf.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** An email, and the digests by which the store knows it. */
export interface EmailKeys {
  readonly email: string;
  readonly emailDigest: string;
  /** The same for every spelling of one mailbox: what limits count (docs/decisions/host.md#h22). */
  readonly mailboxDigest: string;
  /** The same for every mailbox of one receiving domain. */
  readonly domainDigest: string;
}

/** The keys of an email, normalized first. */
export function emailKeys(keyring: Keyring, text: string): EmailKeys {
  const email = normalizeEmail(text);
  const mailbox = mailboxOf(email);
  return {
    email,
    emailDigest: keyring.digest('address', email),
    mailboxDigest: keyring.digest('address', 'folded', mailbox),
    domainDigest: keyring.digest('address', 'domain', emailDomain(mailbox)),
  };
}
