import { isEmail } from '../rules/email.ts';

/** Bare words, of which none could begin a comment, a group or another address (RFC 5322, 3.4). */
const WORDS = /^[^<>()[\]\\,:;@"\p{Cc}]{0,60}$/u;
/** In quotes everything is a name, as long as quotes and backslashes are escaped. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\["\\]){0,60}"\s*$/u;

/** The email of MAIL_FROM: of an address or `Name <address>`; undefined for anything else. */
export function senderEmail(sender: string): string | undefined {
  const [, name = '', address = sender] = /^([^]*)<([^<>\p{Cc}]*)>$/u.exec(sender) ?? [];
  return isEmail(address) && (WORDS.test(name) || QUOTED.test(name)) ? address : undefined;
}
