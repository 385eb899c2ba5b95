import type { Email } from '../email.ts';

interface Folding {
  readonly domains: RegExp;
  /** The domain that replaces all others; if absent, each domain has separate mailboxes. */
  readonly domain?: string;
  /** The characters of the local part that the provider ignores. */
  readonly ignored: RegExp;
}

const NOTHING = /(?!)/g;

/** The rules in the documentation of the providers. */
const FOLDINGS: readonly Folding[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', ignored: /\./g },
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    domain: 'proton.me',
    ignored: /[._-]/g,
  },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com', ignored: NOTHING },
  { domains: /^(?:yandex\.(?:ru|com|by|kz)|ya\.ru)$/, domain: 'yandex.ru', ignored: NOTHING },
  // A disposable address is a base name, a hyphen and a keyword. Yahoo Japan is a separate company.
  {
    domains: /^(?:yahoo\.(?!co\.jp$)[a-z.]+|(?:ymail|rocketmail|myyahoo)\.com)$/,
    ignored: /-.*$/,
  },
];

/** Returns the same text for all emails of a mailbox: without +tag and ignored characters. */
export function mailboxOf({ address, domain }: Email): string {
  const local = address.slice(0, -domain.length - 1);
  const untagged = local.split('+')[0] || local;
  const folding = FOLDINGS.find(({ domains }) => domains.test(domain));
  if (!folding) return `${untagged}@${domain}`;
  return `${untagged.replace(folding.ignored, '') || untagged}@${folding.domain ?? domain}`;
}
