import { expect, test } from 'vitest';
import { referenceOf } from '../../src/rules/reference.ts';

test('the reference is made from the submission id alone: eight characters that are not mistaken for others', () => {
  const references = Array.from({ length: 200 }, (_, index) =>
    referenceOf(((index * 0x9e37_79b9) % 2 ** 40).toString(16).padStart(10, '0').padEnd(32, '7')),
  );

  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(references).size).toBe(references.length);
});

test.each([
  ['0'.repeat(32), '22222222'],
  [`${'0'.repeat(9)}1${'f'.repeat(22)}`, '32222222'],
  [`${'f'.repeat(10)}${'0'.repeat(22)}`, 'HEWRD9AP'],
])('the reference of %s is %s on every page, in every mail', (submissionId, reference) => {
  expect(referenceOf(submissionId)).toBe(reference);
});
