import { DOMAINS } from 'free-email-domains-list/build/src/constants.js';
import { expect, test } from 'vitest';
import { suggestEmail } from '../../../src/rules/providers/suggestEmail.ts';

test.each([
  ['a key is missing', 'pat@gmai.com', 'pat@gmail.com'],
  ['a key is pressed twice', 'pat@gmaill.com', 'pat@gmail.com'],
  ['the key beside is pressed', 'pat@outlook.vom', 'pat@outlook.com'],
  ['two keys change places', 'Pat@Gmial.com', 'pat@gmail.com'],
  ['the dot is missing', 'pat@icloudcom', 'pat@icloud.com'],
  ['the dot is a comma', 'pat@yahoo,com', 'pat@yahoo.com'],
  ['a country', 'pat+1@hotmail.co.ik', 'pat+1@hotmail.co.uk'],
  ['the ending of a short name', 'pat@aol.con', 'pat@aol.com'],
  ['an ending without a dot', 'pat@comcast.ne', 'pat@comcast.net'],
  ['a right domain', 'pat@gmail.com', undefined],
  ['two typos', 'pat@gmial.con', undefined],
  ['another first character', 'pat@ymail.com', undefined],
  ['another name of three characters', 'pat@acl.com', undefined],
  ['another provider', 'pat@me.com', undefined],
  ['no local part', '@gmial.com', undefined],
  ['an invalid local part', 'p@t@gmial.com', undefined],
  ['nothing', '', undefined],
])('the suggestion for %s: %j', (_, typed, meant) => {
  expect(suggestEmail(typed, false)).toBe(meant);
});

test('while the visitor types, there is no suggestion for a text that the next key may complete', () => {
  for (const email of ['pat@gmail.com', 'pat@yahoo.co.uk', 'pat@comcast.net'])
    for (let length = 1; length <= email.length; length += 1)
      expect(suggestEmail(email.slice(0, length), true)).toBeUndefined();

  expect(suggestEmail('pat@gmail.co', true)).toBeUndefined();
  expect(suggestEmail('pat@gmail.co', false)).toBe('pat@gmail.com');
  expect(suggestEmail('pat@gmail.con', true)).toBe('pat@gmail.com');
});

/** Domains in the list that are typing errors themselves. */
const TYPOS =
  'comast.net gamil.com gmai.com gmail.cm gmail.co gmail.om gmal.com gmaul.com gmial.com gmil.com gtmail.com hitmail.com homail.com hotamil.com hotmai.com hotmail.cm hotmail.co hotmail.con hotmail4.com hotmaill.com hotmails.com hotmcail.com hotmial.com hotmil.com outloook.com sbcglbal.net yaboo.com yahho.co.uk yahhoo.com yaho.com yahon.com yahoo.cm yahoo.co yahoo.om yahooo.com yaoo.com yayoo.com yhoo.com';

test('among 96,000 domains with mailboxes, only typing errors of a provider get a suggestion', () => {
  const domains = [...DOMAINS];
  expect(domains.length).toBeGreaterThan(96_000);

  const taken = domains.filter((domain) => suggestEmail(`pat@${domain}`, false) !== undefined);

  expect(taken.toSorted()).toEqual(TYPOS.split(' '));
});
