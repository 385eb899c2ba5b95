const documents = import.meta.glob<string>('../../docs/decisions/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first, bold sentence of each decision, by its id: 'G11'. */
export const decisions = new Map(
  Object.values(documents).flatMap((text) =>
    [...text.matchAll(/^### ([A-Z]\d+)\n+\*\*([^]*?)\*\*/gm)].map(
      ([, id = '', sentence = '']) => [id, sentence.replace(/\s+/g, ' ')] as const,
    ),
  ),
);
