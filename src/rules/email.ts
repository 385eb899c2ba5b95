import { visibleText } from './visibleText.ts';

/** The longest email that gate, form and host accept (specification, section 9). */
export const EMAIL_MAX_LENGTH = 50;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** The form in which an email is compared, stored and sent: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return visibleText(text).toLowerCase();
}

/** What stands behind the @ of an email, in lower case; empty where there is none. */
export function emailDomain(email: string): string {
  return normalizeEmail(email).split('@')[1] ?? '';
}

/**
 * True for one email of at most 50 characters: a dot-atom local part (RFC 5322, 3.2.3), one @, and
 * a dotted domain (RFC 1035, 2.3.1) whose last label has two letters or more.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  if (email.length > EMAIL_MAX_LENGTH) return false;
  const at = email.indexOf('@');
  const labels = email.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    LOCAL_PART.test(email.slice(0, at)) &&
    labels.length > 1 &&
    TOP_LABEL.test(top) &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label))
  );
}
