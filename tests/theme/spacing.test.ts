import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spacing } from '../../src/theme/tokens.ts';

/** Matches a padding, a margin or a gap with its value. */
const DISTANCE = /\b(?:padding|margin|gap|rowGap|columnGap)\w*: ((?:'[^']*'|`[^`]*`|[^,}\n])*)/g;

/** Matches a length in pixels: with its unit in quotes, without a unit elsewhere. */
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
    'Take a step of `spacing` in src/theme/tokens.ts',
  ).toEqual([]);
});
