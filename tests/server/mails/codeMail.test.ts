import { describe, expect, test } from 'vitest';
import { codeMail } from '../../../server/mails/codeMail.ts';

const EMAIL = 'crew20241212@harbor.example';
const mailTo = (email: string) =>
  codeMail({ code: '402917', email, minutes: 7, host: 'www.probuilt.example' });
const { text, html } = mailTo(EMAIL);

describe('the code mail', () => {
  test('has six digits only in its last line, after the site', () => {
    expect(text.match(/\d{6,}/g)).toEqual(['402917']);
    expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
  });

  test('shows the code alone on a line, in two groups', () => {
    expect(text.split('\n')).toContain('402 917');
    expect(html).toContain('><span>402</span> <span>917</span></td>');
  });

  test.each(['dana@harbor.example', '7 minutes', 'Didn’t request it?'])(
    'says in both parts: %s',
    (words) => {
      const mail = mailTo('dana@harbor.example');

      expect(mail.text).toContain(words);
      expect(mail.html.replaceAll(/<[^>]*>/g, '')).toContain(words);
    },
  );

  test('contains no link and no image', () => {
    expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:/i);
    expect(text).not.toMatch(/https?:|www\.(?!probuilt\.example #)/);
    // Mail programs turn an email address into a link, unless markup splits the address.
    for (const words of html.split(/<[^>]*>/)) expect(words).not.toMatch(/\S@\S/);
  });

  test('contains no markup from email or company', () => {
    expect(mailTo(`"<b>'&@x.example`).html).not.toContain('<b>');
    expect(html).not.toMatch(/Stone & Sons/);
  });
});
