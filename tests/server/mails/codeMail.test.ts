import { describe, expect, test } from 'vitest';
import { codeMail } from '../../../server/mails/codeMail.ts';

const mailTo = (email: string, minutes: number) =>
  codeMail({ code: '402917', email, minutes, host: 'www.probuilt.example' });
const { text, html } = mailTo('crew20241212@harbor.example', 7);

describe('the code mail', () => {
  test('has six digits only in its last line, after the site', () => {
    expect(text.match(/\d{6,}/g)).toEqual(['402917']);
    expect(text.split('\n').at(-1)).toBe('@www.probuilt.example #402917');
  });

  test('shows the code alone on a line, in two groups', () => {
    expect(text.split('\n')).toContain('402 917');
    expect(html).toContain('><span>402</span> <span>917</span></td>');
  });

  test('says for whom the code is, and for how long', () => {
    expect(text).toMatch(/expires in 7 minutes\.[^]* for crew20…12@harbor\.example\./);
    expect(mailTo('pat@harbor.example', 1).text).toContain('expires in 1 minute.');
  });
});
