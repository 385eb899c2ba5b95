import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dark, light } from '../../src/theme/tokens.ts';
import { paint, paintedFiles } from '../../tools/brand/paint.ts';

const files = [
  ...globSync('{src,stories,server,.storybook}/**/*.{ts,tsx,mdx,html,css}'),
  'index.html',
  ...paintedFiles,
].filter((file) => file !== 'src/theme/tokens.ts');

const RAW_COLOR =
  /(?<![\w&/(.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch)a?\( ?\d/gi;

/** A color with the name of its token, which `paint` updates. */
const PAINTED = /--(?:light|dark)-\w+-\w+: ?#\w+/g;

test('only src/theme/tokens.ts contains raw colors', () => {
  const strays = files.flatMap((file) =>
    (readFileSync(file, 'utf8').replace(PAINTED, '').match(RAW_COLOR) ?? []).map(
      (color) => `${file}: ${color}`,
    ),
  );

  expect(
    strays,
    'Use a color of src/theme/tokens.ts; in a drawing, a custom property (tools/brand/paint.ts)',
  ).toEqual([]);
});

test('drawings, logos and icons have the colors of the tokens', () => {
  const old = paintedFiles.filter((file) => {
    const drawing = readFileSync(file, 'utf8');
    return paint(drawing) !== drawing;
  });

  expect(old, 'Run npx node tools/brand/brand.ts').toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('the two red messages read as red in the %s scheme', (_name, { error }) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(error.main.slice(at, at + 2), 16),
  );

  expect(red - Math.max(green, blue)).toBeGreaterThan(100);
});
