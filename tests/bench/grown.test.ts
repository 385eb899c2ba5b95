import { expect, test } from 'vitest';
import { grown } from '../../bench/size/grown.ts';

test('a size report names what grew, the heaviest growth first, and what is new', () => {
  const accepted = { 'react-dom': 58_000, yup: 10_000, 'src/rules/email.ts': 120 };
  const now = { 'react-dom': 58_010, yup: 11_000, 'src/rules/email.ts': 110, moment: 18_000 };

  expect(grown(accepted, now)).toEqual([
    { part: 'moment', before: 0, now: 18_000 },
    { part: 'yup', before: 10_000, now: 11_000 },
  ]);
});
