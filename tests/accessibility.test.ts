import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './support/sourceFiles.ts';

/** The lines of the site's own code in some folders, by file, without comments. */
const linesOf = (folders: RegExp) =>
  projectFiles
    .filter((path) => folders.test(path) && /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .replace(/\/\*[^]*?\*\/|\/\/ .*$/gm, '')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    );

test('nothing acts on a press before its release, on a drag, on a gesture or on the motion of the device [wcag 2.5.1 2.5.2 2.5.4 2.5.7]', () => {
  const listeners =
    /\bon(?:Mouse(?:Down|Move)|Pointer|Touch|Drag|Wheel)|['"](?:mousedown|pointer(?:down|move)|touch\w+|drag\w*|device\w+)['"]|draggable/;
  // A press that takes no focus away does nothing yet.
  const harmless = /onMouseDown=\{\(event\) => event\.preventDefault\(\)\}/;
  const found = linesOf(/^src\//).filter((line) => listeners.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});

test('no key does anything outside the part that has the focus [wcag 2.1.4]', () => {
  const found = linesOf(/^src\//).filter((line) =>
    /accessKey|['"]key(?:down|up|press)['"]/.test(line),
  );

  expect(found).toEqual([]);
});

test('no sentence tells a part of the page by its color, shape or place [wcag 1.3.3]', () => {
  const sensory =
    /\b(?:left|right|below|beside|round|circle|square|orange|blue|red|green|gr[ae]y)(?: side| of the page)?\b/i;
  // None of them tells a part by these alone; two describe the film and its picture.
  const harmless =
    /characters left|Read what it shows below|in the message below|with an orange top floor|^src\/content\/partnerProgram.ts: text:/;
  const found = linesOf(/^src\/content\//)
    .filter((line) => /['"`]/.test(line))
    .filter((line) => sensory.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});
