import { visibleText, withoutMarks } from './visibleText.ts';

/**
 * Normalizes a code to store and send (docs/decisions/gate.md#g5): removes surrounding space,
 * invisible characters, and spaces between digits. Another login host's codes may have any form.
 */
export function normalizeCode(text: string): string {
  const code = withoutMarks(visibleText(text));
  const digits = code.replace(/\s+/g, '');
  return /^\d+$/.test(digits) ? digits : code;
}
