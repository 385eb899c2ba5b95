import { visibleText } from './visibleText.ts';

/** The maximum length of a phone number in the form (specification, section 9). */
export const PHONE_MAX_LENGTH = 25;

const EXTENSION = /[ ,]*(?:ext(?:ension)?[.:]?|x|#) ?\d{1,6}$/i;
const SHAPE = /^(?:\(\d{1,5}\)|\d)(?:[ ./-]{0,3}(?:\(\d{1,5}\)|\d))*$/;
// Allows at most one group in parentheses: the first, or the one after the country code.
const AREA_CODE = /^(?:\d{1,3}[ ./-]{0,3})?(?:\(\d+\))?[^()]*$/;

/**
 * True for a phone number: an optional country code of one to three digits, an area code that may
 * be in parentheses, separators, and an optional extension of up to six digits. Without the country
 * code, the number has ten digits, or seven to twelve if the country code begins with `+` and is
 * not 1 (docs/decisions/form.md#f3).
 */
export function isPhone(text: string): boolean {
  const typed = asTyped(text);
  if (typed.length > PHONE_MAX_LENGTH) return false;
  const number = typed.replace(EXTENSION, '');
  const international = number.startsWith('+');
  const body = international ? number.slice(1).trimStart() : number;
  if (!SHAPE.test(body) || !AREA_CODE.test(body)) return false;
  const groups = body.match(/\d+/g) ?? [];
  return international ? isInternational(groups) : isNational(groups, body);
}

/** Returns the `tel:` URL (RFC 3966); undefined if the number is invalid or ambiguous. */
export function phoneUrl(text: string): string | undefined {
  if (!isPhone(text)) return undefined;
  const typed = asTyped(text);
  const extension = EXTENSION.exec(typed)?.[0].replace(/\D/g, '');
  // The (0) in `+44 (0)20 …` is dialed only within the country.
  const number = typed.replace(EXTENSION, '').replace('(0)', '');
  const digits = number.replace(/\D/g, '');
  const isGlobal = number.startsWith('+') || digits.length > 10;
  if (!isGlobal && /^[01]/.test(digits)) return undefined;
  return `tel:+${isGlobal ? '' : '1'}${digits}${extension ? `;ext=${extension}` : ''}`;
}

function asTyped(text: string): string {
  return visibleText(text)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-');
}

function isNational(groups: readonly string[], body: string): boolean {
  const surplus = groups.join('').length - 10;
  const countryCodeStandsAlone = groups.length === 1 || groups[0]?.length === surplus;
  // If parentheses follow the first group, it is a country code, so ten digits are too few.
  if (surplus === 0) return !/^\d+[ ./-]*\(/.test(body);
  return surplus >= 1 && surplus <= 3 && countryCodeStandsAlone;
}

function isInternational(groups: readonly string[]): boolean {
  const digits = groups.join('').length;
  const first = groups[0] ?? '';
  if (first.startsWith('0')) return false;
  if (first.startsWith('1')) return digits === 11;
  if (first.length <= 3) return isBetween(digits - first.length, 7, 12);
  return isBetween(digits, 8, 15);
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}
