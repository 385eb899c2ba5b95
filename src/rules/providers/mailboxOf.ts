import type { Email } from '../email.ts';

interface Folding {
  readonly domains: RegExp;
  /** The domain that stands for all of them; without it each domain has mailboxes of its own. */
  readonly domain?: string;
  /** The part of a local part that the provider ignores. */
  readonly ignored: RegExp;
}

const NOTHING = /(?!)/g;

/** As the providers themselves describe it. */
const FOLDINGS: readonly Folding[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', ignored: /\./g },
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    domain: 'proton.me',
    ignored: /[._-]/g,
  },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com', ignored: NOTHING },
  { domains: /^(?:yandex\.(?:ru|com|by|kz)|ya\.ru)$/, domain: 'yandex.ru', ignored: NOTHING },
  // A disposable address is a base word, a hyphen and a keyword. Yahoo Japan is another company.
  {
    domains: /^(?:yahoo\.(?!co\.jp$)[a-z.]+|(?:ymail|rocketmail|myyahoo)\.com)$/,
    ignored: /-.*$/,
  },
];

/** One text for all addresses of a mailbox: without +tag and ignored characters. */
export function mailboxOf({ address, domain }: Email): string {
  const local = address.slice(0, -domain.length - 1);
  const untagged = local.split('+')[0] || local;
  const folding = FOLDINGS.find(({ domains }) => domains.test(domain));
  if (!folding) return `${untagged}@${domain}`;
  return `${untagged.replace(folding.ignored, '') || untagged}@${folding.domain ?? domain}`;
}
