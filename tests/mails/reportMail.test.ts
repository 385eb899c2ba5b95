import { expect, test } from 'vitest';
import { reportMail, type ReportMailProps } from '../../src/mails/reportMail.ts';

const usual: ReportMailProps = {
  site: 'site.example',
  firstDay: Date.UTC(2026, 10, 16),
  codes: 1234,
  verified: 1100,
  requests: 42,
  refused: 0,
  waiting: 3,
  slowest: 4000,
};

test('both parts say the same, one number a line', () => {
  const { subject, text, html } = reportMail(usual);

  expect(subject).toBe('site.example: the week of 16 November 2026');
  expect(text.split('\n\n')[1]).toBe(
    'Codes sent: 1,234\nVerified: 1,100\nRequests: 42\nRefused: 0\nWaiting now: 3\nSlowest letter: 4 seconds',
  );
  const cells = html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g);
  const lines = [...cells].map(([, label, value]) => `${label}: ${value}`);
  expect(lines.join('\n')).toBe(text.split('\n\n')[1]);
});

test.each([
  [undefined, 'none left'],
  [0, '1 second'],
  [119_000, '119 seconds'],
  [120_000, '2 minutes'],
  [7_200_000, '2 hours'],
  [172_800_000, '2 days'],
])('the slowest letter of %j ms is told as %s', (slowest, told) => {
  expect(reportMail({ ...usual, slowest }).text).toContain(`Slowest letter: ${told}\n`);
});

test('a refused request names the way out', () => {
  expect(reportMail({ ...usual, refused: 1 }).text).toContain(
    'Refused: 1 (see the outbox: list, retry)',
  );
});
