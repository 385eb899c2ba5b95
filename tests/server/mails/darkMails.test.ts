import { expect, test } from 'vitest';
import { codeMail } from '../../../server/mails/codeMail.ts';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { light } from '../../../src/theme/tokens.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const email = 'pat@firm.example';
const lead = { ...acceptedLead, earlier: { count: 1, at: 0, reference: 'K7MPX2QD' } };

/** Returns the properties that each class changes in the dark color scheme. */
function darkProperties(html: string): Map<string, readonly string[]> {
  const rules = /prefers-color-scheme:dark\)\{([^]*?)\n\}/.exec(html)?.[1] ?? '';
  return new Map(
    [...rules.matchAll(/\.([\w-]+)\{(.*?)\}/g)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/([\w-]+):[^;]*!important/g)].map(([, property = '']) => property),
    ]),
  );
}

test.each([
  ['with the code', codeMail({ code: '042195', email, minutes: 10, host: 'site.example' })],
  ['to sales', salesMail(lead, 'America/Chicago')],
  ['to the visitor', receiptMail(lead, 'America/Chicago', 'sales@firm.example')],
])('the mail %s has a dark color scheme that changes all colors except the accent', (_, mail) => {
  const inDark = darkProperties(mail.html);
  const elements = [...mail.html.matchAll(/<\w+[^>]* style="([^"]*)"[^>]*>/g)];

  const unchanged = elements.flatMap(([tag, style = '']) => {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    const changed = classes.flatMap((name) => inDark.get(name) ?? []);
    return style
      .split(';')
      .filter((part) => part.includes('#') && !part.includes(light.hivis.main))
      .map((part) => part.split(':')[0] ?? '')
      .filter((property) => !changed.some((name) => name.startsWith(property.split('-')[0] ?? '')))
      .map((property) => `${property} of ${tag}`);
  });

  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(mail.html).toContain(':root{color-scheme:light dark');
  expect(elements.length).toBeGreaterThan(5);
  expect(unchanged).toEqual([]);
});
