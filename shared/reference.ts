/** The characters of a reference, without 0, 1, I, L, O and U, which are easily misread. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Derives the reference from a submission id of 32 hex digits (docs/decisions/form.md#f8). */
export function referenceOf(submissionId: string): string {
  // These 40 bits are slightly more than eight characters can encode.
  let rest = Number.parseInt(submissionId.slice(0, 10), 16);
  let reference = '';
  while (reference.length < LENGTH) {
    reference += CHARACTERS.charAt(rest % CHARACTERS.length);
    rest = Math.floor(rest / CHARACTERS.length);
  }
  return reference;
}
