import type { Email } from '../../shared/email.ts';

interface Folding {
  readonly domains: RegExp;
  /** The main domain, if all these domains deliver to the same mailbox. */
  readonly domain?: string;
  /** The characters of the local part that the provider ignores. */
  readonly ignored?: RegExp;
}

/** The providers' documented rules for emails that deliver to the same mailbox. */
const FOLDINGS: readonly Folding[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', ignored: /\./g },
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    domain: 'proton.me',
    ignored: /[._-]/g,
  },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com' },
  { domains: /^(?:yandex\.(?:ru|com|by|kz)|ya\.ru)$/, domain: 'yandex.ru' },
  // Yahoo's disposable addresses are a base name, a hyphen and a keyword. Yahoo Japan is another
  // company.
  {
    domains: /^(?:yahoo\.(?!co\.jp$)[a-z.]+|(?:ymail|rocketmail|myyahoo)\.com)$/,
    ignored: /-.*$/,
  },
];

/** Returns the same string for all emails of a mailbox: removes `+tag` and ignored characters. */
export function mailboxOf({ address, domain }: Email): string {
  const local = address.slice(0, -domain.length - 1);
  const untagged = local.split('+')[0] || local;
  const folding = FOLDINGS.find(({ domains }) => domains.test(domain));
  if (!folding) return `${untagged}@${domain}`;
  return `${untagged.replace(folding.ignored ?? '', '') || untagged}@${folding.domain ?? domain}`;
}
