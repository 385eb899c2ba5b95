import { visibleText, withoutMarks } from '../../shared/visibleText.ts';

/** Normalizes a code before it is stored and sent (docs/decisions/gate.md#g5). */
export function normalizeCode(text: string): string {
  const code = withoutMarks(visibleText(text));
  const digits = code.replace(/\s+/g, '');
  return /^\d+$/.test(digits) ? digits : code;
}
