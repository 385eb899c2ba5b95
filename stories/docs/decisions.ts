const documents = import.meta.glob<string>('../../docs/decisions/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Maps the id of each decision, such as 'G11', to its text on one line. */
const decisions = new Map(
  Object.values(documents).flatMap((text) =>
    text.split(/^### /m).flatMap((section) => {
      const [id = '', ...lines] = section.split('\n');
      return /^[A-Z]\d+$/.test(id) ? [[id, lines.join(' ').replace(/\s+/g, ' ')] as const] : [];
    }),
  ),
);

/** Returns the sentence of a rule such as 'G11' or 'F6: The values survive every failure'. */
export function decided(rule: string): string | undefined {
  const [, id = '', , quote] = /^([A-Z]\d+)(: (.*))?$/.exec(rule) ?? [];
  const text = decisions.get(id);
  if (!quote) return text?.match(/\*\*(.*?)\*\*/)?.[1];
  return text?.includes(quote) ? quote : undefined;
}
