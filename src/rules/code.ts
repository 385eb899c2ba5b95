/** What a visitor may read about codes while the host keeps its defaults (decisions G8, G10). */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;

// Separators that mail programs and people put into a code: spaces, hyphens, dots, zero-width marks.
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2060\ufeff.\-\u2010-\u2015]+/gu;

/** The code without the separators that typing and pasting add. Empty when nothing is left. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}
