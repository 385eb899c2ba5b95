import { company } from '../../shared/company.ts';
import { isEmail, parseEmail } from '../../shared/email.ts';

/** An unquoted name, without characters that have a special meaning in RFC 5322, 3.4. */
const WORDS = /^[^<>()[\]\\,:;@"\p{Cc}]{0,60}$/u;
/** A quoted name, in which quotation marks and backslashes are escaped. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\["\\]){0,60}"\s*$/u;

/** The sender if MAIL_FROM is not set. */
export const defaultSender = `${quoted(company.name)} <hello@${parseEmail(company.salesEmail)?.domain ?? ''}>`;

function quoted(name: string): string {
  return WORDS.test(name) ? name : JSON.stringify(name);
}

/** Returns the email in MAIL_FROM (`email` or `Name <email>`); undefined for any other string. */
export function senderEmail(sender: string): string | undefined {
  const [, name = '', address = sender] = /^([^]*)<([^<>\p{Cc}]*)>$/u.exec(sender) ?? [];
  return isEmail(address) && (WORDS.test(name) || QUOTED.test(name)) ? address : undefined;
}

/** Returns the hostname of the site, without a port. */
export function siteHost(publicUrl: URL | undefined): string {
  return publicUrl?.hostname ?? '127.0.0.1';
}

/** Returns the domain of MAIL_FROM, which is an email or `Name <email>`. */
export function senderDomain(from: string): string {
  return parseEmail(senderEmail(from) ?? '')?.domain ?? '';
}
