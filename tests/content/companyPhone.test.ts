import { describe, expect, test } from 'vitest';
import { dialable } from '../../src/content/companyPhone.ts';

describe('the phone number of the company', () => {
  test('is dialed with the code of its country', () => {
    expect(dialable('(512) 555-0142')).toBe('tel:+15125550142');
  });

  test('stops the build if it cannot be dialed', () => {
    expect(() => dialable('call us')).toThrow(
      'phone in shared/company.ts is "call us", which cannot be dialed',
    );
  });
});
