/** A character class of zero-width characters, direction marks and blank characters. */
const MARKS = String.raw`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff`;

const invisible = new RegExp(String.raw`[\s${MARKS}]`);

/** Removes spaces and invisible marks at both ends, in linear time. */
export function visibleText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && invisible.test(text.charAt(start))) start += 1;
  while (end > start && invisible.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Removes all invisible marks, but no spaces. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(`[${MARKS}]`, 'g'), '');
}

/** False for text of spaces, control characters and characters that are drawn as nothing. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

// Control characters, lone surrogates, marks that change the direction of text, and tags, in which
// text can be hidden.
const REMOVED = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/** Removes invisible characters and extra whitespace. */
export function plainText(text: string): string {
  if (!hasVisibleText(text)) return '';
  return text
    .replace(REMOVED, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
