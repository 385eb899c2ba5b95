import { emailDomain, normalizeEmail } from '../email.ts';

/** A provider for which several spellings of an email are one mailbox. */
interface Folding {
  /** Its first name, then its second ones: the same local part is the same mailbox at each. */
  readonly domains: readonly string[];
  /** What it does not read in a local part. */
  readonly ignored: RegExp;
}

const NOTHING = /(?!)/g;

/** As the providers themselves describe it. */
const FOLDINGS: readonly Folding[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: NOTHING },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz'], ignored: NOTHING },
];

/**
 * One spelling for all emails of one mailbox: without the +tag, and without what the provider
 * itself does not tell apart.
 */
export function mailboxOf(email: string): string {
  const domain = emailDomain(email);
  const [whole = ''] = normalizeEmail(email).split('@');
  const local = whole.split('+')[0] || whole;
  const folding = FOLDINGS.find(({ domains }) => domains.includes(domain));
  if (!folding) return `${local}@${domain}`;
  return `${local.replace(folding.ignored, '') || local}@${folding.domains[0]}`;
}
