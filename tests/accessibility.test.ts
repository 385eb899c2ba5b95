import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './support/sourceFiles.ts';

/** Returns every line of code in some folders, preceded by its file's path. Omits comments. */
const linesOf = (folders: RegExp) =>
  projectFiles
    .filter((path) => folders.test(path) && /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .replace(/\/\*[^]*?\*\/|\/\/ .*$/gm, '')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    );

test('no action starts on a press, a touch, a drag, a pointer or wheel movement, or device motion [wcag 2.5.1 2.5.2 2.5.4 2.5.7]', () => {
  const listeners =
    /\bon(?:Mouse(?:Down|Move)|Pointer|Touch|Drag|Wheel)|['"](?:mousedown|pointer(?:down|move)|touch\w+|drag\w*|device\w+)['"]|draggable/;
  // This handler starts no action. It only prevents a press from moving the focus.
  const harmless = /onMouseDown=\{\(event\) => event\.preventDefault\(\)\}/;
  const found = linesOf(/^src\//).filter((line) => listeners.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});

test('no keyboard shortcut works outside the focused component [wcag 2.1.4]', () => {
  const found = linesOf(/^src\//).filter((line) =>
    /accessKey|['"]key(?:down|up|press)['"]/.test(line),
  );

  expect(found).toEqual([]);
});

test('no sentence identifies a part of the page only by its color, shape or position [wcag 1.3.3]', () => {
  const sensory =
    /\b(?:left|right|below|beside|round|circle|square|orange|blue|red|green|gr[ae]y)(?: side| of the page)?\b/i;
  // Allowed sentences also name the part, use "left" for "remaining", or describe the film.
  const harmless =
    /characters left|Read what it shows below|in(?:to)? the message below|^src\/content\/partnerProgram.ts: text:/;
  const found = linesOf(/^src\/content\//)
    .filter((line) => /['"`]/.test(line))
    .filter((line) => sensory.test(line) && !harmless.test(line));

  expect(found).toEqual([]);
});
