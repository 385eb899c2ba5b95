import { expect, test } from 'vitest';
import { codeMail } from '../../src/mails/codeMail.ts';

const EMAIL = 'crew20241212@harbor.example';
const mailTo = (email: string) =>
  codeMail({ code: '402917', email, minutes: 7, host: 'www.probuilt.example' });
const { subject, text, html } = mailTo(EMAIL);

test('the subject begins with the code; the text part has six digits in a row only in its last line, which names the site (H10)', () => {
  expect(subject).toBe('402917 is your ProBuilt code');
  expect(text.match(/\d{6,}/g)).toEqual(['402917']);
  expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
  expect(html).toContain('>402917<');
});

test("both parts state the email and lifetime, and explain what to do about another person's request (H10)", () => {
  const { text: words, html: page } = mailTo('dana@harbor.example');

  for (const part of [words, page.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('dana@harbor.example');
    expect(part).toContain('7 minutes');
    expect(part).toContain('Didn’t request it?');
  }
});

test('the code mail contains no link, no image and no markup from an email (H10)', () => {
  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:/i);
  expect(text).not.toMatch(/https?:|www\.(?!probuilt\.example #)/);
  // Mail programs turn an email in one piece into a link.
  for (const words of html.split(/<[^>]*>/)) expect(words).not.toMatch(/\S@\S/);
  expect(mailTo(`"<b>'&@x.example`).html).not.toContain('<b>');
});
