import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../shared/reference.ts';

describe('the reference of a submission id (docs/decisions/leads.md#s4)', () => {
  test.each([
    ['0'.repeat(32), '22222222'],
    [`${'0'.repeat(9)}1${'f'.repeat(22)}`, '32222222'],
    [`${'f'.repeat(10)}${'0'.repeat(22)}`, 'HEWRD9AP'],
    ['0123456789abcdef0123456789abcdef', 'H3KZ4Q82'],
  ])('of %s is %s', (submissionId, reference) => {
    expect(referenceOf(submissionId)).toBe(reference);
  });
});
