/** A labeled value in a text part. No line of a long value can be mistaken for another label. */
export function textLine({ label, value }: { label: string; value: string }): string {
  return value.includes('\n') ? `${label}:\n${indented(value)}` : `${label}: ${value}`;
}

export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
