/** What a visitor may read about codes while the host keeps its defaults (decisions G8, G10). */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;

// Separators that mail programs and people put into a code: spaces, hyphens, dots, and marks that
// nobody sees, of no width or of direction.
const SEPARATORS = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff.\-\u2010-\u2015]+/gu;

/** The code without the separators that typing and pasting add. Empty when nothing is left. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}
