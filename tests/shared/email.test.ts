import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, isEmail, parseEmail } from '../../shared/email.ts';

describe('an email', () => {
  test.each([
    'pat@firm.example',
    'p_r-1#?=@sub.firm.example',
    '1@2.example',
    'a@b.co',
    "o'hara@firm.example",
    'pat@xn--bcher-kva.example',
    'pat@firm.xn--vermgensberatung-pwb',
  ])('%j is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'pat@firm',
    'pat@firm.example.',
    'pat@firm..example',
    'pat@-firm.example',
    'pat@firm-.example',
    'pat@mail.firm.com1',
    'pat@firm .example',
    'pat@[127.0.0.1]',
    'pat@firm.1xn--a',
    'pat@firm.xn--a-',
    '.pat@firm.example',
    'pat.@firm.example',
    'pat..reed@firm.example',
    'pat@reed@firm.example',
    'pat@firm.example\r\nBcc: sam@firm.example',
    'pat\u0000@firm.example',
    'pät@firm.example',
    'pat@firm_name.example',
    // Mail servers deliver the first two elsewhere, and readers decode the third.
    'pat%pine.example@firm.example',
    'pine.example!pat@firm.example',
    '=?utf-8?q?pat?=@firm.example',
  ])('%j is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('has at most 50 characters, not counting surrounding spaces', () => {
    const longest = `${'p'.repeat(EMAIL_MAX_LENGTH - '@firm.example'.length)}@firm.example`;

    expect(longest).toHaveLength(50);
    expect(isEmail(` ${longest} `)).toBe(true);
    expect(isEmail(`p${longest}`)).toBe(false);
  });

  test.each(['\t Pat@Firm.Example \n', '\u200b\u202aPat@Firm.example\u202c\ufeff'])(
    '%j is lowercased and trimmed',
    (text) => {
      const email = { address: 'pat@firm.example', domain: 'firm.example' };
      expect(parseEmail(text)).toEqual(email);
    },
  );

  test('cannot end a mail header', () => {
    const piece = fc.constantFrom('a', 'B', '1', '.', '-', '+', "'", ' ', ',', '<', '\n', 'é', '@');
    const texts = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

    fc.assert(
      fc.property(texts, texts, (local, label) => {
        const text = `p${local}@f${label}.example`;
        const address = parseEmail(text)?.address ?? 'p@f.example';
        expect(address).toMatch(/^[^\s@,<>;"\\]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/);
      }),
      { numRuns: 5000 },
    );
  });
});
