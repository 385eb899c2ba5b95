import { expect, test } from 'vitest';
import { alertLine, alertMail, type Alert } from '../../../server/mails/alertMail.ts';
import { company } from '../../../shared/company.ts';

const alert: Alert = {
  site: 'site.example (web1)',
  since: Date.UTC(2026, 10, 25, 14, 14),
  sentence: 'An email has been waiting for more than two minutes.',
  state: 'active',
};
const advice = 'Run: gateway outbox list';
const SINCE = 'Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)';
const REPEATS = 'You get this email every hour until it is over, and one more then. ';

test.each<[Partial<Alert>, title: string, facts: string[], line: string, repeats: string]>([
  [
    {},
    'alert',
    [`Since: ${SINCE}`, 'What to do: See the server log, and “Problems” in docs/operations.md.'],
    'Since 2026-11-25 14:14 UTC.',
    REPEATS,
  ],
  [
    { advice },
    'alert',
    [`Since: ${SINCE}`, `What to do: ${advice}`],
    `Since 2026-11-25 14:14 UTC. ${advice}`,
    REPEATS,
  ],
  [
    { advice, state: 'over', until: alert.since + 124 * 60_000 },
    'alert over',
    [
      'Lasted: 2 hours 4 minutes',
      `Since: ${SINCE}`,
      'Over: Wed, Nov 25, 2026, 10:18 AM Central (16:18 UTC)',
    ],
    'It lasted 2 hours 4 minutes.',
    '',
  ],
  [{ advice, state: 'test' }, 'alert', [`Time: ${SINCE}`, `What to do: ${advice}`], advice, ''],
])('an alert with %j is a mail and a line', (changes, title, facts, line, repeats) => {
  const told = { ...alert, ...changes };
  const { subject, text } = alertMail(told, 'America/Chicago');

  expect(subject).toBe(`${company.name} ${title}: ${alert.sentence}`);
  expect(text.split('\n')).toEqual([
    alert.sentence,
    '',
    `Site: ${alert.site}`,
    ...facts,
    '',
    `${repeats}This email contains no personal data of visitors.`,
  ]);
  expect(alertLine(told)).toBe(`${alert.site}: ${alert.sentence} ${line}`);
});
