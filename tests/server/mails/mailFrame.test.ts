import { describe, expect, test } from 'vitest';
import { codeMail } from '../../../server/mails/codeMail.ts';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { light, mail as mailColors } from '../../../src/theme/tokens.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const email = 'pat@firm.example';
const lead = { ...acceptedLead, earlier: { count: 1, at: 0, reference: 'K7MPX2QD' } };

/** The colors that are readable in both schemes. */
const constant = [light.hivis.main, mailColors.column, mailColors.rule];

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

describe.each([
  ['with the code', codeMail({ code: '042195', email, minutes: 10, host: 'site.example' })],
  ['to sales', salesMail(lead, 'America/Chicago')],
  ['to the visitor', receiptMail(lead, 'America/Chicago', 'sales@firm.example')],
])('the mail %s', (_, { html }) => {
  test('changes every other color in the dark color scheme', () => {
    const inDark = darkProperties(html);
    const elements = [...html.matchAll(/<\w+[^>]* style="([^"]*)"[^>]*>/g)];

    const unchanged = elements.flatMap(([tag, style = '']) => {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      const changed = classes.flatMap((name) => inDark.get(name) ?? []);
      return style
        .split(';')
        .filter((part) => part.includes('#') && !constant.some((color) => part.includes(color)))
        .map((part) => part.split(':')[0] ?? '')
        .filter(
          (property) => !changed.some((name) => name.startsWith(property.split('-')[0] ?? '')),
        )
        .map((property) => `${property} of ${tag}`);
    });

    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(':root{color-scheme:light dark');
    expect(elements.length).toBeGreaterThan(5);
    expect(unchanged).toEqual([]);
  });

  test('hides no text except the preview', () => {
    expect(html.match(/font-size:0|>&nbsp;<|visibility:hidden|display:none/g)).toEqual([
      'display:none',
    ]);
  });
});
