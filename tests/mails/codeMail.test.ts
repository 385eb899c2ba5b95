import { expect, test } from 'vitest';
import { codeMail } from '../../src/mails/codeMail.ts';

const usual = {
  code: '402917',
  email: 'dana@harbor.example',
  minutes: 10,
  host: 'www.probuilt.example',
};

test('the code comes first in the subject', () => {
  expect(codeMail(usual).subject).toBe('402917 is your ProBuilt code');
});

test.each(['dana@harbor.example', 'crew20241212@harbor.example'])(
  'the text part has exactly one run of six digits, in its last line, bound to the site: %s',
  (email) => {
    const { text, html } = codeMail({ ...usual, email });

    expect(text.match(/\d{6,}/g)).toEqual(['402917']);
    expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
    expect(html).toContain('>402917<');
  },
);

test('both parts say the address, the minutes, and what to do when it was not you', () => {
  const { text, html } = codeMail({ ...usual, minutes: 7 });

  for (const part of [text, html.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('dana@harbor.example');
    expect(part).toContain('7 minutes');
    expect(part).toContain('Didn’t request it?');
  }
});

test('the code mail holds no link, no image and no address that loads anything', () => {
  const { text, html } = codeMail(usual);

  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:/i);
  expect(text).not.toMatch(/https?:|www\.(?!probuilt\.example #)/);
  // A mail program makes a link of an address that stands in one piece.
  for (const words of html.split(/<[^>]*>/)) expect(words).not.toMatch(/\S@\S/);
});

test('markup in an address stays text', () => {
  expect(codeMail({ ...usual, email: `"<b>'&@x.example` }).html).not.toContain('<b>');
});
