import { describe, expect, test } from 'vitest';
import { alertLine, alertMail, type Alert } from '../../../server/mails/alertMail.ts';
import { company } from '../../../shared/company.ts';

const alert: Alert = {
  site: 'site.example (web1)',
  since: Date.UTC(2026, 10, 25, 14, 14),
  sentence: 'An email has been waiting for more than two minutes.',
  state: 'active',
};
const mailOf = (changes: Partial<Alert> = {}) =>
  alertMail({ ...alert, ...changes }, 'America/Chicago');
const wordsOf = (html: string) => html.replace(/^.*<\/head>/s, '').replaceAll(/<[^>]*>/g, '');

describe('the mail of an alert', () => {
  test('says the sentence once in each part', () => {
    const { subject, text, html } = mailOf();

    expect(subject).toBe(`${company.name} alert: ${alert.sentence}`);
    for (const part of [text, wordsOf(html)]) expect(part.split(alert.sentence)).toHaveLength(2);
  });

  test('names the site, since when with the zone, and what to do', () => {
    expect(mailOf().text).toContain(
      [
        'Site: site.example (web1)',
        'Since: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)',
        'What to do: See the server log, and “Problems” in docs/operations.md.',
      ].join('\n'),
    );
  });

  test('names the command of its cause', () => {
    const { text, html } = mailOf({ advice: 'Run: gateway outbox list' });

    expect(text).toContain('What to do: Run: gateway outbox list\n');
    expect(wordsOf(html)).toContain('Run: gateway outbox list');
    expect(text).not.toContain('server log');
  });

  test('says how long a problem lasted when it is over', () => {
    const until = alert.since + 124 * 60_000;
    const { subject, text, html } = mailOf({ state: 'over', advice: 'Run: x', until });

    expect(subject).toBe(`${company.name} alert over: ${alert.sentence}`);
    expect(text.split('\n').slice(2)).toEqual([
      'Site: site.example (web1)',
      'Lasted: 2 hours 4 minutes',
      'Since: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)',
      'Over: Wed, Nov 25, 2026, 10:18 AM Central (16:18 UTC)',
      '',
      'This email contains no personal data of visitors.',
    ]);
    expect(html).toContain('>site.example (web1), lasted 2 hours 4 minutes<');
  });

  test.each([
    ['active', true],
    ['test', false],
  ] as const)('of the state %s announces repeats: %s', (state, announces) => {
    expect(mailOf({ state }).text.includes('every hour until it is over')).toBe(announces);
  });
});

describe('the line of an alert', () => {
  test.each<[string, Partial<Alert>, string]>([
    ['a problem', {}, ' Since 2026-11-25 14:14 UTC.'],
    ['a problem with a command', { advice: 'Run: x' }, ' Since 2026-11-25 14:14 UTC. Run: x'],
    [
      'the end of a problem',
      { advice: 'Run: x', state: 'over', until: alert.since + 240_000 },
      ' It lasted 4 minutes.',
    ],
    ['a test', { advice: 'Nothing.', state: 'test' }, ' Nothing.'],
  ])('describes %s', (_, changes, rest) => {
    expect(alertLine({ ...alert, ...changes })).toBe(`${alert.site}: ${alert.sentence}${rest}`);
  });
});
