import { isEmail } from '../email.ts';
import { visibleText } from '../visibleText.ts';

/** The domains of providers that suggestions correct a typo to. */
export const providerDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
];

/** Must match: the first letter, and names of three, because the others belong to companies. */
const SURE = /^(?:[^.]{3}\.|.)/;

/**
 * The email that was probably meant where its domain is one typing error from a provider's:
 * a key too many, too few, beside or too early. Nothing while the text may still become one.
 */
export function suggestEmail(text: string, isTyping: boolean): string | undefined {
  const [local = '', domain = '', ...rest] = visibleText(text).toLowerCase().split('@');
  if (rest.length > 0 || providerDomains.some((meant) => domain === meant)) return undefined;
  if (isTyping && providerDomains.some((meant) => meant.startsWith(domain))) return undefined;
  const meant = providerDomains.find((one) => isSlip(domain, one));
  const email = `${local}@${meant}`;
  return meant && isEmail(email) ? email : undefined;
}

function isSlip(typed: string, meant: string): boolean {
  if (!typed.startsWith(SURE.exec(meant)?.[0] ?? '')) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [left, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted.slice(1) ||
    (left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2))
  );
}
