import { senderEmail } from './senderEmail.ts';
import { company } from '../../shared/company.ts';
import { parseEmail } from '../../shared/email.ts';

/** The sender if MAIL_FROM is not set. */
export const defaultSender = `${company.name} <no-reply@${parseEmail(company.salesEmail)?.domain ?? ''}>`;

/** Returns the hostname of the site, without a port. */
export function siteHost(publicUrl: URL | undefined): string {
  return publicUrl?.hostname ?? '127.0.0.1';
}

/** Returns the domain of MAIL_FROM, which is an email or `Name <email>`. */
export function senderDomain(from: string): string {
  return parseEmail(senderEmail(from) ?? '')?.domain ?? '';
}
