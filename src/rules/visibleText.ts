/**
 * Space, and marks that copying from a page or a chat brings along and nobody sees, of no width or
 * of direction: what stands between the brackets of a regular expression.
 */
export const UNSEEN = String.raw`\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;

const unseen = new RegExp(`[${UNSEEN}]`);

/** A text without the space and the invisible marks around it. Takes linear time. */
export function visibleText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
