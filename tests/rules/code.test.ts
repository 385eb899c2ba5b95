import { describe, expect, test } from 'vitest';
import { normalizeCode } from '../../src/rules/code.ts';

describe('a typed code', () => {
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
  ])('%j is sent as %j', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});
