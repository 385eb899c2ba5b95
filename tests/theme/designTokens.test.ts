import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as tokens from '../../src/theme/tokens.ts';
import { designTokens } from '../../tools/brand/designTokens.ts';

const file = JSON.parse(readFileSync('docs/tokens.json', 'utf8'));
type Token = typeof file;

/** The values of a group, by name, without the format's own properties. */
function read<T>(group: object, value: (token: Token) => T): Record<string, T> {
  const entries: [string, Token][] = Object.entries(group);
  return Object.fromEntries(
    entries.filter(([name]) => !name.startsWith('$')).map(([name, token]) => [name, value(token)]),
  );
}

const css = (token: Token) => token.$extensions!['com.probuilt.css'];
const amount = ({ $value }: Token) => $value.value;
const colorsOf = (scheme: object) =>
  read(scheme, (group) => read(group, ({ $value }) => $value.hex.toUpperCase()));

test('docs/tokens.json is generated from the theme: npx node tools/brand/brand.ts', () => {
  expect(file).toEqual(designTokens());
});

test('docs/tokens.json gives the theme back', () => {
  const { easing, ...durations } = tokens.motion;
  const type = read(file.typography, (token) => ({
    ...css(token),
    lineHeight: token.$value.lineHeight,
    fontWeight: token.$value.fontWeight,
  }));
  const shadows = read(file.shadow, ({ $value }) =>
    $value.map(({ color, offsetY, blur, spread }: Token) => {
      const rgb = color.components.map((part: number) => Math.round(part * 255));
      return [offsetY.value, blur.value, spread.value, ...rgb, color.alpha];
    }),
  );

  expect(colorsOf(file.color.light)).toEqual(tokens.light);
  expect(colorsOf(file.color.dark)).toEqual(tokens.dark);
  expect(type).toEqual(tokens.type);
  expect(Object.values(read(file.spacing, amount))).toEqual([...tokens.spacing]);
  expect(amount(file.radius.control)).toBe(tokens.controlRadius);
  expect(read(file.layout, css)).toEqual(tokens.layout);
  expect(read(file.breakpoint, amount)).toEqual(tokens.breakpoints);
  expect(read(file.duration, amount)).toEqual(durations);
  expect(easing).toContain(String(file.easing.standard.$value[0]).slice(1));
  expect(shadows).toEqual({
    sheet: [
      [1, 0, 0, 11, 22, 34, 0.06],
      [18, 40, -24, 11, 22, 34, 0.28],
    ],
    film: [[44, 56, -42, 15, 48, 105, 0.6]],
  });
});
