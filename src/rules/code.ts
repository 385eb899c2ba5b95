import { visibleText, withoutMarks } from '../../shared/visibleText.ts';

/** The number of digits in a code of our server. */
const OUR_DIGITS = 6;

/** Normalizes a code before it is stored and sent (docs/decisions/gate.md#g5). */
export function normalizeCode(text: string): string {
  const code = withoutMarks(visibleText(text));
  const digits = code.replace(/\s+/g, '');
  return /^\d+$/.test(digits) ? digits : code;
}

/** Finds a code of our server, even in a pasted sentence (docs/decisions/gate.md#g18). */
export function ourCode(text: string): string {
  const code = normalizeCode(text);
  return onlyGroup(code, /\d+/g) ?? onlyGroup(code, /\d+(?:[\s\p{Pd}]\d+)*/gu) ?? code;
}

/** Returns the digits of the only group with six digits, if there is exactly one. */
function onlyGroup(text: string, groups: RegExp): string | undefined {
  const digits = (text.match(groups) ?? []).map((group) => group.replace(/\D/g, ''));
  const found = digits.filter(({ length }) => length === OUR_DIGITS);
  return found.length === 1 ? found[0] : undefined;
}
