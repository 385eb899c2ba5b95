import { isEmail } from '../../shared/email.ts';

/** An unquoted name, without characters that have a special meaning in RFC 5322, 3.4. */
const WORDS = /^[^<>()[\]\\,:;@"\p{Cc}]{0,60}$/u;
/** A quoted name, in which quotation marks and backslashes are escaped. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\["\\]){0,60}"\s*$/u;

/** Returns the email in MAIL_FROM (`email` or `Name <email>`); undefined for any other string. */
export function senderEmail(sender: string): string | undefined {
  const [, name = '', address = sender] = /^([^]*)<([^<>\p{Cc}]*)>$/u.exec(sender) ?? [];
  return isEmail(address) && (WORDS.test(name) || QUOTED.test(name)) ? address : undefined;
}
