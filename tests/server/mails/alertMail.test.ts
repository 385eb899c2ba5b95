import { describe, expect, test } from 'vitest';
import { alertLine, alertMail, type Alert } from '../../../server/mails/alertMail.ts';
import { company } from '../../../shared/company.ts';

const alert: Alert = {
  site: 'site.example (web1)',
  at: Date.UTC(2026, 10, 25, 14, 14),
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

  test('names the site, the time with its zone and what to do', () => {
    expect(mailOf().text).toContain(
      [
        'Site: site.example (web1)',
        'Time: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)',
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

  test('tells only what is over when a problem is over', () => {
    const { subject, text } = mailOf({ state: 'over', advice: 'Run: gateway outbox list' });

    expect(subject).toBe(`${company.name} alert over: ${alert.sentence}`);
    expect(text).not.toMatch(/What to do|One more email|Run:/);
  });
});

test('the mail of a test announces no other mail', () => {
  expect(mailOf({ state: 'test' }).text).not.toContain('One more email');
});

describe('the line of an alert', () => {
  test.each<[string, Partial<Alert>, string]>([
    ['a problem', {}, ''],
    ['a problem with a command', { advice: 'Run: x' }, ' Run: x'],
    ['the end of a problem', { advice: 'Run: x', state: 'over' }, ''],
  ])('describes %s', (_, changes, rest) => {
    expect(alertLine({ ...alert, ...changes })).toBe(`${alert.site}: ${alert.sentence}${rest}`);
  });
});
