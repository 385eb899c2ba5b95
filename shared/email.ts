import { visibleText } from './visibleText.ts';

/** The maximum length of an email at the gate, in the form and on the server (section 9). */
export const EMAIL_MAX_LENGTH = 50;

const LOCAL_PART = /^(?!.*=\?)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

export interface Email {
  /** In lower case, without surrounding spaces. */
  readonly address: string;
  readonly domain: string;
}

/**
 * Parses an email of at most 50 characters: a dot-atom local part (RFC 5322, 3.2.3) without `%`, `!`
 * and `=?` (docs/decisions/server/calls.md#l4), one @, and a domain of two or more labels (RFC 1123,
 * 2.1). The last label has two or more characters of a-z, or is Punycode.
 */
export function parseEmail(text: string): Email | undefined {
  const address = visibleText(text).toLowerCase();
  if (address.length > EMAIL_MAX_LENGTH) return undefined;
  const at = address.indexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const labels = domain.split('.');
  const isValid =
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    TOP_LABEL.test(labels.at(-1) ?? '') &&
    labels.every((label) => DOMAIN_LABEL.test(label));
  return isValid ? { address, domain } : undefined;
}

export function isEmail(text: string): boolean {
  return parseEmail(text) !== undefined;
}
