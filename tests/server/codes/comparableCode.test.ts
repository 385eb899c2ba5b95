import { expect, test } from 'vitest';
import { comparableCode } from '../../../server/codes/codes.ts';

test.each([
  '402917',
  ' 402 917\n',
  '402-917',
  '402\u2011917',
  '402.917',
  '40\u00ad29\u200b17',
  '\uff14\uff10\uff12\uff19\uff11\uff17',
])('a code is compared without the separators that people type into it: %j', (typed) => {
  expect(comparableCode(typed)).toBe('402917');
});
