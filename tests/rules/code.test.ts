import { expect, test } from 'vitest';
import { normalizeCode } from '../../src/rules/code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u2013456', '123456'],
  ['12.34.56', '123456'],
  ['\u200b123\u200d456\ufeff', '123456'],
  ['123\u00a0456\n', '123456'],
  ['\u200e\u2066123\u202a456\u202c\u2069', '123456'],
  ['\uff11\uff12\uff13', '123'],
  ['aB3', 'aB3'],
])('a code typed as %j is sent as %j', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test.each(['', '   ', ' - ', '\u200b'])('%j holds no code', (typed) => {
  expect(normalizeCode(typed)).toBe('');
});
