import { describe, expect, test } from 'vitest';
import { isPhone, PHONE_MAX_LENGTH, phoneUrl } from '../../shared/phone.ts';

describe('a phone number', () => {
  test.each([
    '512/555-0100',
    '1(512)555-0134',
    '15125550134',
    '512-555-0134x123456',
    '512-555-0134 #12',
    '512-555-0134, ext: 12',
    '512-555-0134 extension 12',
    '+1 (512) 555-0134',
    '+ 44 20 7946 0958',
    '+44 1234567',
    '+20 2 2794 6095',
    '+44 123456789012',
    '+44123456',
    '+441234567890123',
    '+441 21 234 5671',
    '210 512 555 0134',
    '210 (512) 555-0134',
    '(\uff15\uff11\uff12)\u2009555\u20140134',
    ' 512\u2011555\u2011\u00a00134 ',
    '\u202a+1 512-555-0134\u202c',
  ])('%j is valid', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each([
    '',
    '512-555-013',
    '512-555-01345',
    '25125550134555',
    '512-555-CALL',
    '-512-555-0134',
    '512-555-0134-',
    '(512 555-0134',
    '512 (555) 0134',
    '()512-555-0134',
    '512,555,0134',
    '+512-555-013',
    '1+512 555 0134',
    '+0 512 555 0134',
    '512-555-0134 x',
    '512-555-0134 x1234567',
    '512-555-0134 x12 x13',
    '+1 512 555 01345',
    '+44 123456',
    '+44 1234567890123',
    '+4412345',
    '+4412345678901234',
    '12 34 (56) 78901',
    '512  (555) 0134',
    '1 (512) (555) 0134',
    '2101 512 555 0134',
    '٥١٢٥٥٥٠١٣٤',
  ])('%j is invalid', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test('has at most 25 characters', () => {
    expect(PHONE_MAX_LENGTH).toBe(25);
    expect(isPhone('1 (512) 555 - 0134 x12345')).toBe(true);
    expect(isPhone('1 (512) 555 - 0134  x12345')).toBe(false);
  });

  test('may have spaces, dots, hyphens or nothing between its groups', () => {
    for (const first of [' ', '.', '-', ''])
      for (const second of [' ', '.', '-', ''])
        for (const area of ['512', '(512)'])
          expect(isPhone(`${area}${first}555${second}0134`)).toBe(true);
  });

  test('of 200,000 characters is refused in time', () => {
    for (const part of ['1', '(1)', '1 ', '(', '+1-']) {
      expect(isPhone(part.repeat(200_000 / part.length))).toBe(false);
    }
  });

  test.each([
    ['512-555-0134', 'tel:+15125550134'],
    ['(512) 555\u20110134 ext. 42', 'tel:+15125550134;ext=42'],
    ['1 (512) 555-0134', 'tel:+15125550134'],
    ['+1 512-555-0134', 'tel:+15125550134'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+49 30 901820 x7', 'tel:+4930901820;ext=7'],
    // No North American number begins with 0 or 1, so the country is unknown.
    ['030 9018 2000', undefined],
    ['012-555-0134', undefined],
    ['112-555-0134', undefined],
    ['call me', undefined],
  ])('%j is dialed as %s', (text, url) => {
    expect(phoneUrl(text)).toBe(url);
  });
});
