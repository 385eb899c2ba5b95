import { expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { codeMail } from '../../../server/mails/codeMail.ts';

const EMAIL = 'crew20241212@harbor.example';
const mailTo = (email: string) =>
  codeMail({ code: '402917', email, minutes: 7, host: 'www.probuilt.example' });
const { subject, text, html } = mailTo(EMAIL);

test('the subject begins with the code, and the text part has six digits in a row only in its last line, which also names the site (decision H10)', () => {
  expect(subject).toBe(`402917 is your ${company.name} code`);
  expect(text.match(/\d{6,}/g)).toEqual(['402917']);
  expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
  expect(html).toContain('>402917<');
});

test('the text and HTML parts state the email and the lifetime of the code, and explain what to do if another person requested the code (decision H10)', () => {
  const { text: words, html: page } = mailTo('dana@harbor.example');

  for (const part of [words, page.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('dana@harbor.example');
    expect(part).toContain('7 minutes');
    expect(part).toContain('Didn’t request it?');
  }
});

test('the code mail contains no link, no image and no markup from the email address (decision H10)', () => {
  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:/i);
  expect(text).not.toMatch(/https?:|www\.(?!probuilt\.example #)/);
  // Mail programs turn an email address into a link, unless markup splits the address.
  for (const words of html.split(/<[^>]*>/)) expect(words).not.toMatch(/\S@\S/);
  expect(mailTo(`"<b>'&@x.example`).html).not.toContain('<b>');
});
