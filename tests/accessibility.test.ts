import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { infoFields } from '../src/rules/infoFields.ts';
import { namesTests, tableRows } from './support/proof/provenTable.ts';
import { sources } from './support/sourceFiles.ts';

const [, ...sections] = readFileSync('docs/accessibility.md', 'utf8').split(/^## /m);
const rows = sections
  .flatMap(tableRows)
  .map(([criterion = '', level = '', proof = '']) => ({ criterion, level, proof }));

/** The lines of the site's own code in some folders, by file, without comments. */
const linesOf = (folders: RegExp) =>
  [...sources]
    .filter(([path]) => folders.test(path))
    .flatMap(([path, text]) =>
      text
        .replace(/\/\*[^]*?\*\/|\/\/ .*$/gm, '')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    );

test('the table has the 55 criteria of WCAG 2.2 A and AA', () => {
  const count = (level: string) => rows.filter((row) => row.level === level).length;
  const numbers = rows.map(({ criterion }) => /^[1-4]\.\d\.\d+(?= \S)/.exec(criterion)?.[0]);

  expect(new Set(numbers).size).toBe(55);
  expect({ A: count('A'), AA: count('AA') }).toEqual({ A: 31, AA: 24 });
  expect(numbers).not.toContain(undefined);
});

test('every criterion names tests that are there, or says why it needs none', () => {
  const open = rows.filter(
    ({ proof }) => !/^Not needed: .+\.$/.test(proof) && (!proof || !namesTests(proof)),
  );

  expect(open, "Write `path` and the test's name, or 'Not needed: …'").toEqual([]);
});

test('nothing acts on a press before its release, on a drag, on a gesture or on the motion of the device', () => {
  const listeners =
    /\bon(?:Mouse(?:Down|Move)|Pointer|Touch|Drag|Wheel)|['"](?:mousedown|pointer(?:down|move)|touch\w+|drag\w*|device\w+)['"]|draggable/;
  // A press that takes no focus away does nothing yet.
  const harmless = /onMouseDown=\{\(event\) => event\.preventDefault\(\)\}/;
  const found = linesOf(/^src\//).filter((line) => listeners.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});

test('no key does anything outside the part that has the focus', () => {
  const found = linesOf(/^src\//).filter((line) =>
    /accessKey|['"]key(?:down|up|press)['"]/.test(line),
  );

  expect(found).toEqual([]);
});

test('no sentence tells a part of the page by its color, shape or place', () => {
  const sensory =
    /\b(?:left|right|below|beside|round|circle|square|orange|blue|red|green|gr[ae]y)(?: side| of the page)?\b/i;
  // None of them points at a part of the page; the last one describes the film.
  const harmless =
    /characters left|Read what it shows below|^src\/content\/partnerProgram.ts: text:/;
  const found = linesOf(/^src\/content\//)
    .filter((line) => /['"`]/.test(line))
    .filter((line) => sensory.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});

test('every field about the visitor has its purpose for the browser', () => {
  const without = Object.entries(infoFields).filter(([, field]) => !field.autoComplete);

  // The email is read-only here; the gate asks for it.
  expect(without.map(([name]) => name)).toEqual(['email', 'message', 'employeeCount']);
});
