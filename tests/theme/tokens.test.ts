import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dark, light, spacing } from '../../src/theme/tokens.ts';
import {
  colorPairs,
  contrast,
  leastContrast,
  rolesOf,
} from '../../stories/docs/foundations/contrast.ts';
import { designTokens } from '../../tools/brand/designTokens.ts';
import { paint, paintedFiles } from '../../tools/brand/paint.ts';

const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

const files = [
  ...globSync('{src,stories,server,.storybook}/**/*.{ts,tsx,mdx,html,css}'),
  'index.html',
  ...paintedFiles,
].filter((file) => file !== 'src/theme/tokens.ts');

const RAW_COLOR =
  /(?<![\w&/(.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch)a?\( ?\d/gi;

/** Matches a custom property with a token's color. `paint` keeps these colors up to date. */
const PAINTED = /--(?:light|dark)-\w+-\w+: ?#\w+/g;

test('only src/theme/tokens.ts contains raw colors', () => {
  const strays = files.flatMap((file) =>
    (readFileSync(file, 'utf8').replace(PAINTED, '').match(RAW_COLOR) ?? []).map(
      (color) => `${file}: ${color}`,
    ),
  );

  expect(
    strays,
    'Use a color from src/theme/tokens.ts, or, in a drawing, a custom property (see tools/brand/paint.ts)',
  ).toEqual([]);
});

test('drawings, logos and icons have the colors of the design tokens', () => {
  const old = paintedFiles.filter((file) => {
    const drawing = readFileSync(file, 'utf8');
    return paint(drawing) !== drawing;
  });

  expect(old, 'Run `npx node tools/brand/brand.ts`').toEqual([]);
});

test.each(schemes)('error messages are clearly red in the %s scheme', (_name, { error }) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(error.main.slice(at, at + 2), 16),
  );

  expect(red - Math.max(green, blue)).toBeGreaterThan(100);
});

test.each(schemes)(
  'colors that are used together have the required contrast in the %s scheme [wcag 1.4.3 1.4.11]',
  (_name, scheme) => {
    const roles = rolesOf(scheme);
    const short = colorPairs.filter(
      ({ color, ground, use }) =>
        !(contrast(roles.get(color)!, roles.get(ground)!) >= leastContrast[use]),
    );

    expect(short).toEqual([]);
  },
);

const DISTANCE = /\b(?:padding|margin|gap|rowGap|columnGap)\w*: ((?:'[^']*'|`[^`]*`|[^,}\n])*)/g;

/** Matches a length in pixels: `8px` within a string, or `8` as a number. */
const PIXELS = /(?<![\w.])(\d+)px|^-?(\d+)$/g;

const distances = globSync('src/{components,theme}/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(DISTANCE)].flatMap(([whole, value = '']) =>
    [...value.trim().matchAll(PIXELS)].map(([, quoted, bare]) => ({
      place: `${file}: ${whole}`,
      pixels: Number(quoted ?? bare),
    })),
  ),
);

test('paddings, margins and gaps are steps of the spacing scale', () => {
  const strays = distances.filter(
    ({ pixels }) => pixels !== 0 && !spacing.some((step) => step === pixels),
  );

  expect(
    strays.map(({ place }) => place),
    'Use a step of `spacing` in src/theme/tokens.ts',
  ).toEqual([]);
});

test('docs/tokens.json contains the current output of tools/brand/brand.ts', () => {
  expect(JSON.parse(readFileSync('docs/tokens.json', 'utf8'))).toEqual(designTokens());
});
