import { normalizeEmail } from '../../src/rules/email.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** An email, and the digests by which the store knows it. */
export interface EmailKeys {
  readonly email: string;
  readonly emailDigest: string;
  /** The same for every +tag of one mailbox: what limits count (docs/decisions/host.md#h6). */
  readonly mailboxDigest: string;
}

/** The keys of an email, normalized first. */
export function emailKeys(keyring: Keyring, text: string): EmailKeys {
  const email = normalizeEmail(text);
  const [local = '', domain = ''] = email.split('@');
  const mailbox = `${local.split('+')[0] || local}@${domain}`;
  return {
    email,
    emailDigest: keyring.digest('address', email),
    mailboxDigest: keyring.digest('address', 'folded', mailbox),
  };
}
