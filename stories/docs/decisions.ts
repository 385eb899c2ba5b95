const documents = import.meta.glob<string>('../../docs/decisions/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Maps the id of each decision, such as 'G11', to its first sentence, which is bold. */
export const decisions = new Map(
  Object.values(documents).flatMap((text) =>
    [...text.matchAll(/^### ([A-Z]\d+)\n+\*\*([^]*?)\*\*/gm)].map(
      ([, id = '', sentence = '']) => [id, sentence.replace(/\s+/g, ' ')] as const,
    ),
  ),
);
