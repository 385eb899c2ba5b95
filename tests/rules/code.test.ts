import { describe, expect, test } from 'vitest';
import { normalizeCode, ourCode } from '../../src/rules/code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456\n', '123456'],
  ['\u200b\u2066123\u200d\u202a456\u2069\ufeff', '123456'],
  ['AB-12cd', 'AB-12cd'],
  [' AB 12 cd\n', 'AB 12 cd'],
  ['a 12', 'a 12'],
  ['12 a', '12 a'],
  ['12  34', '1234'],
  [' \u200b ', ''],
  ['334 584 is your ProBuilt code', '334 584 is your ProBuilt code'],
])('a code typed as %j is normalized to %j', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

describe('a code of our server', () => {
  test.each([
    ['334584 is your ProBuilt code', '334584'],
    ['334 584 is your ProBuilt code', '334584'],
    ['Your code: 334-584.', '334584'],
    ['code 334–584', '334584'],
    ['11:03 334584 expires in 10 minutes', '334584'],
    ['@probuilt.example #334584', '334584'],
    ['334584', '334584'],
    ['3 3 4 5 8 4', '334584'],
  ])('is found in %j', (text, code) => {
    expect(ourCode(text)).toBe(code);
  });

  test.each([
    ['two codes', '334584 or 334585'],
    ['seven digits', 'code 3345847'],
    ['five digits', 'code 33458'],
    ['two groups with spaces', '334 584 or 334 585'],
    ['no digits', 'code'],
  ])('is not guessed from %s', (_, text) => {
    expect(ourCode(text)).toBe(text);
  });
});
