import { isEmail } from '../../shared/email.ts';
import { providerDomains } from '../../shared/providerDomains.ts';
import { visibleText } from '../../shared/visibleText.ts';

/** The start of a provider's domain. A domain that starts differently is probably a company's. */
const SURE = /^(?:[^.]{3}\.|.)/;

/**
 * Suggests a correction if the domain is one typing error away from that of a provider: an extra,
 * missing or wrong character, or two transposed ones. While the visitor types, it ignores
 * unfinished domains.
 */
export function suggestEmail(text: string, isTyping: boolean): string | undefined {
  const [local = '', domain = ''] = visibleText(text).toLowerCase().split('@');
  if (providerDomains.includes(domain)) return undefined;
  if (isTyping && providerDomains.some((meant) => meant.startsWith(domain))) return undefined;
  const meant = providerDomains.find((one) => isTypingError(domain, one));
  const email = `${local}@${meant}`;
  return meant && isEmail(email) ? email : undefined;
}

function isTypingError(typed: string, meant: string): boolean {
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
