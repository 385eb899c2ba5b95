import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesTests, plain, tableRows } from './support/proof/provenTable.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The sections of a document by their heading. */
const sectionsOf = (path: string) =>
  new Map(
    read(path)
      .split(/^##? /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );

const law = sectionsOf('docs/specification.md');
const tables = [...sectionsOf('docs/proof.md')].slice(1);
const rows = tables.flatMap(([heading, section]) =>
  tableRows(section).map(([sentence = '', proof = '']) => ({ heading, sentence, proof })),
);
const leftOut = 'Without a test';
const proven = rows.filter(({ heading }) => heading !== leftOut);
const unproven = rows.filter(({ heading }) => heading === leftOut);

test('every row quotes its section of the specification', () => {
  const whole = plain(read('docs/specification.md'));
  const strange = rows.filter(
    ({ heading, sentence }) =>
      !(heading === leftOut ? whole : plain(law.get(heading) ?? '')).includes(sentence),
  );

  expect(strange, 'Quote a sentence of docs/specification.md, or a part, word for word').toEqual(
    [],
  );
});

test('every sentence of the specification has a row', () => {
  const open = [...law].flatMap(([heading, section]) => {
    const quotes = [...proven.filter((row) => row.heading === heading), ...unproven]
      .map(({ sentence }) => sentence)
      // A short quote must not break a longer one.
      .toSorted((one, other) => other.length - one.length);
    const rest = (sentence: string) =>
      quotes.reduce((left, quote) => left.replaceAll(quote, '…'), sentence);
    return sentencesOf(section)
      .filter((sentence) => /[\p{L}\p{N}]/u.test(rest(sentence)))
      .map((sentence) => `${heading}: ${sentence} → ${rest(sentence)}`);
  });

  expect(open, 'Give it a row in docs/proof.md').toEqual([]);
});

test('every row names tests that are there', () => {
  const gone = proven
    .filter(({ proof }) => !namesTests(proof))
    .map(({ sentence, proof }) => `${sentence}: ${proof}`);

  expect(gone, 'Write `path` and the name of the test as its file has it').toEqual([]);
});

/** Paragraphs and points of lists by their sentences, rows of tables without their head. */
function sentencesOf(section: string): string[] {
  const [, ...blocks] = section
    .replace(/^\|.*\n\|[-|]+\n/gm, '')
    .split(/\n+(?=- |\|)|\n{2,}/)
    .map(plain);
  return blocks.flatMap((block) => (block.startsWith('|') ? block : block.split(/(?<=\.) /)));
}
