import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dark, light } from '../../src/theme/tokens.ts';
import {
  colorPairs,
  contrast,
  leastContrast,
  rolesOf,
} from '../../stories/docs/foundations/contrast.ts';
import { designTokens } from '../../tools/brand/designTokens.ts';
import { paint, paintedFiles } from '../../tools/brand/paint.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s color scheme', (_name, scheme) => {
  test('has enough contrast between colors that are used together', () => {
    const roles = rolesOf(scheme);
    const short = colorPairs.filter(
      ({ color, ground, use }) =>
        !(contrast(roles.get(color)!, roles.get(ground)!) >= leastContrast[use]),
    );

    expect(short).toEqual([]);
  });

  test('shows error messages clearly in red', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(scheme.error.main.slice(at, at + 2), 16),
    );

    expect(red - Math.max(green, blue)).toBeGreaterThan(100);
  });
});

describe('the brand program', () => {
  test('has painted the drawings, logos and icons with the current tokens', () => {
    const old = paintedFiles.filter((file) => {
      const drawing = readFileSync(file, 'utf8');
      return paint(drawing) !== drawing;
    });

    expect(old, 'Run `npx node tools/brand/brand.ts`').toEqual([]);
  });

  test('has written the current tokens to docs/tokens.json', () => {
    expect(JSON.parse(readFileSync('docs/tokens.json', 'utf8'))).toEqual(designTokens());
  });
});
