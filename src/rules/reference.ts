/** Only characters that people do not confuse on the phone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Made from the submission id, 32 hex digits, everywhere alike (docs/decisions/form.md#f8). */
export function referenceOf(submissionId: string): string {
  // 40 bits, slightly more than eight signs can hold.
  let rest = Number.parseInt(submissionId.slice(0, 10), 16);
  let reference = '';
  while (reference.length < LENGTH) {
    reference += SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
  }
  return reference;
}
