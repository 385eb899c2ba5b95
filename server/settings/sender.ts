import { isEmail } from '../../src/rules/email.ts';

/** Bare words, of which none could begin a comment, a group or another address (RFC 5322, 3.4). */
const WORDS = /^[^<>()[\]\\,:;@"\p{Cc}]{0,60}$/u;
/** In quotes everything is a name, as long as quotes and backslashes are escaped. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\["\\]){0,60}"\s*$/u;

/** The name of the site as browsers know it, without a port. */
export function siteHost(publicUrl: URL | undefined): string {
  return publicUrl?.hostname ?? '127.0.0.1';
}

/** The domain of a sender in either form of MAIL_FROM. */
export function senderDomain(from: string): string {
  return /@([^<>@\s]+)>?$/.exec(from)?.[1] ?? '';
}

/** A sender as MAIL_FROM gives it: an address, or `Name <address>`; undefined for anything else. */
export function sender(value: string): string | undefined {
  const [, name = '', address = value] = /^([^]*)<([^<>\p{Cc}]*)>$/u.exec(value) ?? [];
  return isEmail(address) && (WORDS.test(name) || QUOTED.test(name)) ? value : undefined;
}
