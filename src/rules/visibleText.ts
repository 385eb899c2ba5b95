/** Marks of no width or of direction, as pasted text has them, for a regular expression. */
const MARKS = String.raw`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;

const invisible = new RegExp(String.raw`[\s${MARKS}]`);

/** A text without the space and the invisible marks around it, in linear time. */
export function visibleText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && invisible.test(text.charAt(start))) start += 1;
  while (end > start && invisible.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A text without any invisible mark in it. Space stays. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(`[${MARKS}]`, 'g'), '');
}
