import { parseEmail } from './email.ts';

export interface Inbox {
  readonly name: string;
  readonly url: string;
}

/** `.com`, or the domain of a country, such as `.de`, `.co.uk` or `.com.au`. */
const ENDING = String.raw`\.(?:com|(?:com?\.)?[a-z]{2})$`;

const INBOXES: readonly (readonly [RegExp, Inbox])[] = [
  [/^(?:gmail|googlemail)\.com$/, { name: 'Gmail', url: 'https://mail.google.com/mail/' }],
  [
    new RegExp(String.raw`^(?:(?:outlook|hotmail|live)${ENDING}|msn\.com$)`),
    { name: 'Outlook', url: 'https://outlook.live.com/mail/' },
  ],
  [
    // Yahoo Japan is a separate company.
    new RegExp(String.raw`^(?:yahoo(?!\.co\.jp$)${ENDING}|(?:ymail|rocketmail|myyahoo)\.com$)`),
    { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' },
  ],
  [/^(?:icloud|me|mac)\.com$/, { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' }],
  [
    /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    { name: 'Proton Mail', url: 'https://mail.proton.me/' },
  ],
];

/** Returns the web inbox of an email at one of five large providers; otherwise undefined. */
export function inboxAt(email: string): Inbox | undefined {
  const domain = parseEmail(email)?.domain ?? '';
  return INBOXES.find(([domains]) => domains.test(domain))?.[1];
}
