import { expect, test } from 'vitest';
import { codeMail } from '../../src/mails/codeMail.ts';
import { receiptMail } from '../../src/mails/receiptMail.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { light } from '../../src/theme/tokens.ts';
import { validLead } from '../support/site/validRequest.ts';

const email = 'pat@firm.example';
const lead = {
  ...validLead('a'.repeat(32)),
  email,
  receivedAt: 0,
  verifiedAt: 0,
  earlier: { count: 1, at: 0, reference: 'K7MPX2QD' },
};
const letters = [
  ['with the code', codeMail({ code: '042195', email, minutes: 10, host: 'site.example' }).html],
  ['to sales', salesMail(lead, 'America/Chicago').html],
  ['to the visitor', receiptMail(lead, 'America/Chicago', 'sales@firm.example').html],
] as const;

/** The properties with a color that a class changes in the dark. */
function darkProperties(html: string): Map<string, readonly string[]> {
  const rules = /prefers-color-scheme:dark\)\{([^]*?)\n\}/.exec(html)?.[1] ?? '';
  return new Map(
    [...rules.matchAll(/\.([\w-]+)\{(.*?)\}/g)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/([\w-]+):[^;]*!important/g)].map(([, property = '']) => property),
    ]),
  );
}

test.each(letters)('the letter %s has a dark look, and says so to the mail program', (_, html) => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(':root{color-scheme:light dark');
  expect(darkProperties(html).size).toBeGreaterThan(4);
});

test.each(letters)(
  'in the dark no color of the letter %s stays as by day, but the accent',
  (_, html) => {
    const inDark = darkProperties(html);
    const elements = [...html.matchAll(/<\w+[^>]* style="([^"]*)"[^>]*>/g)];

    const stays = elements.flatMap(([tag, style = '']) => {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      const changed = classes.flatMap((name) => inDark.get(name) ?? []);
      return style
        .split(';')
        .filter((part) => part.includes('#') && !part.includes(light.hivis.main))
        .map((part) => part.split(':')[0] ?? '')
        .filter(
          (property) => !changed.some((name) => name.startsWith(property.split('-')[0] ?? '')),
        )
        .map((property) => `${property} of ${tag}`);
    });

    expect(elements.length).toBeGreaterThan(5);
    expect(stays).toEqual([]);
  },
);
