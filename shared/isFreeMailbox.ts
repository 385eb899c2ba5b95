import { inboxAt } from './inboxAt.ts';

/** The domains of large free providers. */
export const providerDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
];

/** True for an email at a known free provider. Most other emails belong to companies. */
export function isFreeMailbox(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return inboxAt(email) !== undefined || providerDomains.includes(domain);
}
