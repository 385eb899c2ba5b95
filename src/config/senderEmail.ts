import { isEmail } from '../rules/email.ts';

/** Unquoted words that cannot begin a comment, a group or another address (RFC 5322, 3.4). */
const WORDS = /^[^<>()[\]\\,:;@"\p{Cc}]{0,60}$/u;
/** A quoted name, with quotes and backslashes escaped. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\["\\]){0,60}"\s*$/u;

/** Parses the email of MAIL_FROM, an address or `Name <address>`; undefined for anything else. */
export function senderEmail(sender: string): string | undefined {
  const [, name = '', address = sender] = /^([^]*)<([^<>\p{Cc}]*)>$/u.exec(sender) ?? [];
  return isEmail(address) && (WORDS.test(name) || QUOTED.test(name)) ? address : undefined;
}
