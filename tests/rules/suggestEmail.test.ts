import { DOMAINS } from 'free-email-domains-list/build/src/constants.js';
import { describe, expect, test } from 'vitest';
import { suggestEmail } from '../../src/rules/suggestEmail.ts';

/** The free email domains that are misspelled provider domains. */
const TYPOS =
  'comast.net gamil.com gmai.com gmail.cm gmail.co gmail.om gmal.com gmaul.com gmial.com gmil.com gtmail.com hitmail.com homail.com hotamil.com hotmai.com hotmail.cm hotmail.co hotmail.con hotmail4.com hotmaill.com hotmails.com hotmcail.com hotmial.com hotmil.com outloook.com sbcglbal.net yaboo.com yahho.co.uk yahhoo.com yaho.com yahon.com yahoo.cm yahoo.co yahoo.om yahooo.com yaoo.com yayoo.com yhoo.com';

describe('a suggestion', () => {
  test.each([
    ['a character is missing', 'pat@gmai.com', 'pat@gmail.com'],
    ['a character is doubled', 'pat@gmaill.com', 'pat@gmail.com'],
    ['a neighboring key was pressed', 'pat@outlook.vom', 'pat@outlook.com'],
    ['two characters are swapped', 'Pat@Gmial.com', 'pat@gmail.com'],
    ['the dot is missing', 'pat@icloudcom', 'pat@icloud.com'],
    ['the dot is a comma', 'pat@yahoo,com', 'pat@yahoo.com'],
    ['the country in the domain is misspelled', 'pat+1@hotmail.co.ik', 'pat+1@hotmail.co.uk'],
    ['the end of a short domain is misspelled', 'pat@aol.con', 'pat@aol.com'],
    ['the last character is missing', 'pat@comcast.ne', 'pat@comcast.net'],
    ['the domain is correct', 'pat@gmail.com', undefined],
    ['there are two typing errors', 'pat@gmial.con', undefined],
    ['there are two in a row', 'pat@gxmil.com', undefined],
    ['the first character differs', 'pat@ymail.com', undefined],
    ['the domain is short and differs before the dot', 'pat@acl.com', undefined],
    ['the domain belongs to another provider', 'pat@me.com', undefined],
    ['the local part is missing', '@gmial.com', undefined],
    ['the local part is invalid', 'p@t@gmial.com', undefined],
    ['nothing is typed', '', undefined],
  ])('if %s: %j becomes %j', (_, typed, meant) => {
    expect(suggestEmail(typed, false)).toBe(meant);
  });

  test('is not made for an unfinished domain while typing', () => {
    for (const email of ['pat@gmail.com', 'pat@yahoo.co.uk', 'pat@comcast.net'])
      for (let length = 1; length <= email.length; length += 1)
        expect(suggestEmail(email.slice(0, length), true)).toBeUndefined();

    expect(suggestEmail('pat@gmail.co', true)).toBeUndefined();
    expect(suggestEmail('pat@gmail.co', false)).toBe('pat@gmail.com');
    expect(suggestEmail('pat@gmail.con', true)).toBe('pat@gmail.com');
  });

  test('is made for no free email domain that is spelled correctly', () => {
    const domains = [...DOMAINS];
    expect(domains.length).toBeGreaterThan(96_000);

    const taken = domains.filter((domain) => suggestEmail(`pat@${domain}`, false) !== undefined);

    expect(taken.toSorted()).toEqual(TYPOS.split(' '));
  });
});
