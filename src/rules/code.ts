import { visibleText, withoutMarks } from './visibleText.ts';

/**
 * The code as it is stored and sent (docs/decisions/gate.md#g5): nothing around it, nothing
 * invisible in it, and no space in a code of digits alone. Another host's codes may be of any form.
 */
export function normalizeCode(text: string): string {
  const code = withoutMarks(visibleText(text));
  const digits = code.replace(/\s+/g, '');
  return /^\d+$/.test(digits) ? digits : code;
}
