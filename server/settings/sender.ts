import { senderEmail } from '../../src/config/senderEmail.ts';
import { parseEmail } from '../../src/rules/email.ts';

/** The name of the site as browsers know it, without a port. */
export function siteHost(publicUrl: URL | undefined): string {
  return publicUrl?.hostname ?? '127.0.0.1';
}

/** The domain of a sender in either form of MAIL_FROM. */
export function senderDomain(from: string): string {
  return parseEmail(senderEmail(from) ?? '')?.domain ?? '';
}
