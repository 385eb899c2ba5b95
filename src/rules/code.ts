import { UNSEEN } from './visibleText.ts';

/** What a visitor may read about codes while the host keeps its defaults (decisions G8, G10). */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;

// What mail programs and people put into a code: hyphens and dots, space, and marks that nobody
// sees.
const SEPARATORS = new RegExp(String.raw`[${UNSEEN}.\-\u2010-\u2015]+`, 'gu');

/** The code without the separators that typing and pasting add. Empty when nothing is left. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}
