import { inboxAt } from './inboxAt.ts';
import { providerDomains } from './suggestEmail.ts';

/** True for an email at a known free provider. Most other emails belong to companies. */
export function isFreeMailbox(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return inboxAt(email) !== undefined || providerDomains.includes(domain);
}
