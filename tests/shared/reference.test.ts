import { expect, test } from 'vitest';
import { referenceOf } from '../../shared/reference.ts';

test.each([
  ['0'.repeat(32), '22222222'],
  [`${'0'.repeat(9)}1${'f'.repeat(22)}`, '32222222'],
  [`${'f'.repeat(10)}${'0'.repeat(22)}`, 'HEWRD9AP'],
  ['0123456789abcdef0123456789abcdef', 'H3KZ4Q82'],
])(
  'the reference of the submission id %s is %s (docs/decisions/leads.md#s4)',
  (submissionId, reference) => {
    expect(referenceOf(submissionId)).toBe(reference);
  },
);
