import { expect, test } from 'vitest';
import { codeMail } from '../../src/mails/codeMail.ts';

const EMAIL = 'crew20241212@harbor.example';
const mailTo = (email: string) =>
  codeMail({ code: '402917', email, minutes: 7, host: 'www.probuilt.example' });
const { subject, text, html } = mailTo(EMAIL);

test('the code comes first in the subject; the text part has one run of six digits, in its last line, bound to the site (H10)', () => {
  expect(subject).toBe('402917 is your ProBuilt code');
  expect(text.match(/\d{6,}/g)).toEqual(['402917']);
  expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
  expect(html).toContain('>402917<');
});

test("both parts say the email, the minutes, and what to do about another person's request (H10)", () => {
  const { text: words, html: page } = mailTo('dana@harbor.example');

  for (const part of [words, page.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('dana@harbor.example');
    expect(part).toContain('7 minutes');
    expect(part).toContain('Didn’t request it?');
  }
});

test('the code mail has no link, no image and no markup of an email (H10)', () => {
  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:/i);
  expect(text).not.toMatch(/https?:|www\.(?!probuilt\.example #)/);
  // Mail programs make a link of an email in one piece.
  for (const words of html.split(/<[^>]*>/)) expect(words).not.toMatch(/\S@\S/);
  expect(mailTo(`"<b>'&@x.example`).html).not.toContain('<b>');
});
