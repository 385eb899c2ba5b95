const documents = import.meta.glob<string>('../../../docs/{specification,decisions/*}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(documents).join('\n');

/** The specification by section: the number of the section, then its text. */
const sections = [...text.matchAll(/^## (\d)\. ([^]*?)(?=^## |$(?![^]))/gm)];

/** What each decision says in short, by its id: 'G11'. */
export const decisions = new Map(
  [...text.matchAll(/^### ([A-Z]\d+)\n+\*\*([^]*?)\*\*/gm)].map(([, id = '', reading = '']) => [
    id,
    reading.replace(/\s+/g, ' '),
  ]),
);

/** A decision, or a sentence of the specification, with its place; undefined if there is none. */
export function explainLaw(law: string): string | undefined {
  const decision = decisions.get(law);
  if (decision) return `${law}: ${decision}`;
  const section = sections.find(([whole]) => whole.includes(law));
  return section && `Section ${section[1]}: ${law}`;
}

/** The sentences of a list in a section of the specification. */
export function sentencesOf(section: number): string[] {
  const [whole = ''] = sections.find(([, number]) => number === String(section)) ?? [];
  return [...whole.matchAll(/^- (.*)$/gm)].map(([, sentence = '']) => sentence);
}
