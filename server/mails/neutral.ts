/** Keeps a spreadsheet from running a text as a formula. */
export function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
