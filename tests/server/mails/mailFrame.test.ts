import { describe, expect, test } from 'vitest';
import { alertMail } from '../../../server/mails/alertMail.ts';
import { codeMail } from '../../../server/mails/codeMail.ts';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { reportMail } from '../../../server/mails/reportMail.ts';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { company } from '../../../shared/company.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { questions } from '../../../shared/questions.ts';
import { light, mail as mailColors } from '../../../src/theme/tokens.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const HOSTILE = '<img src="https://evil.example/a.png"> & "more"';
const email = `"<b>'&"@firm.example`;
const timeZone = 'America/Chicago';
const at = Date.UTC(2026, 10, 25, 14, 14);
const names = ['firstName', 'lastName', 'company', 'job', 'phone', 'city', 'state'] as const;
const everywhere = names.reduce(
  (request, name) => ({ ...request, [name]: HOSTILE }),
  acceptedLead.request,
);
const lead = {
  ...acceptedLead,
  request: { ...everywhere, email, message: `${HOSTILE}\n${questions[0]}` },
  campaign: HOSTILE,
  earlier: { count: 1, at: 0, reference: 'K7MPX2QD' },
};
const counts = { codes: 12, verified: 11, requests: 3 };
const MARKUP = '<img src=x> & more';
const sentence = `An alert ${MARKUP}`;

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

const PREVIEW = /<div style="display:none;[^>]*>([^<>]+)<\/div>/;
/** Removes what only one of the two parts has: markup, spaces, colons, and the line of a block. */
const said = (part: string) => part.replaceAll(/<[^>]*>|\s|:|-{32}|&nbsp;|&#160;/g, '');

describe.each([
  ['with the code', codeMail({ code: '042195', email, minutes: 10, host: 'site.example' })],
  ['to sales', salesMail(lead, timeZone)],
  ['to the visitor', receiptMail(lead, timeZone, 'sales@firm.example')],
  ['about a problem', alertMail({ site: MARKUP, since: at, sentence, state: 'active' }, timeZone)],
  [
    'of the week',
    reportMail({
      site: MARKUP,
      timeZone,
      firstDay: at,
      counts,
      before: counts,
      campaigns: [],
      refused: [6, 4],
      notMailed: 1,
      notPosted: 1,
      limited: 3,
      queued: 2,
      slowest: { kind: 'sales', took: 240_000 },
      alerts: [{ sentence, since: at, until: at + 60_000 }],
    }),
  ],
])('the mail %s', (name, { html, text }) => {
  test('says in HTML what it says in text', () => {
    const shown = html
      .replace(/^.*<\/head>/s, '')
      .replace(PREVIEW, '')
      .replace(escapeHtml(company.name), '');
    // Only browsers read the last line of the mail with the code.
    const read = text.replace(/\n\n@site.example #042195$/, '');

    expect(said(shown)).toBe(said(escapeHtml(read)));
  });

  test('hides no text except a preview', () => {
    expect(html).toMatch(PREVIEW);
    expect(html.match(/font-size:0|>&nbsp;<|visibility:hidden|display:none/g)).toEqual([
      'display:none',
    ]);
  });

  test('contains no picture and no link, but the contacts for sales', () => {
    expect(html).not.toMatch(/<img|<b>'|src="|url\(|href="https?:/i);
    if (name === 'to sales') return;
    expect(html).not.toMatch(/<a\b|href/);
    // Mail programs turn an email into a link, unless markup splits it.
    for (const words of html.replace(/<head>.*<\/head>/s, '').split(/<[^>]*>/))
      expect(words).not.toMatch(/\S@\S|www\.\S|https?:\/\/\S/);
  });

  test('changes every other color in the dark color scheme', () => {
    const inDark = darkProperties(html);
    const elements = [...html.matchAll(/<\w+[^>]* style="([^"]*)"[^>]*>/g)];

    const unchanged = elements.flatMap(([tag, style = '']) => {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      const changed = classes.flatMap((each) => inDark.get(each) ?? []);
      return style
        .split(';')
        .filter((part) => part.includes('#') && !constant.some((color) => part.includes(color)))
        .map((part) => part.split(':')[0] ?? '')
        .filter(
          (property) => !changed.some((each) => each.startsWith(property.split('-')[0] ?? '')),
        )
        .map((property) => `${property} of ${tag}`);
    });

    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(':root{color-scheme:light dark');
    expect(elements.length).toBeGreaterThan(5);
    expect(unchanged).toEqual([]);
  });
});
