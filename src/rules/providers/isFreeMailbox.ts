import { inboxAt } from './inboxAt.ts';
import { providerDomains } from './suggestEmail.ts';

/** True for an email at a free provider that the gate knows; most others are a company's. */
export function isFreeMailbox(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return inboxAt(email) !== undefined || providerDomains.includes(domain);
}
