import { expect, test } from 'vitest';
import { reportMail, type ReportMailProps } from '../../../server/mails/reportMail.ts';

const baseline: ReportMailProps = {
  site: 'site.example',
  firstDay: Date.UTC(2026, 10, 16),
  counts: { codes: 1234, verified: 1100, requests: 42 },
  before: { codes: 900, verified: 800, requests: 38 },
  campaigns: [
    {
      campaign: 'spring',
      counts: { codes: 12, verified: 10, requests: 3 },
      before: { codes: 8, verified: 7, requests: 1 },
    },
  ],
  refused: 1,
  queued: 3,
  slowest: 4000,
};

test('the text and HTML parts show the same figures, and name the command that lists refused mails', () => {
  const { subject, text, html } = reportMail(baseline);

  expect(subject).toBe('site.example: the week of 16 November 2026');
  expect(text.split('\n\n').slice(1, -1)).toEqual([
    'All visitors\nCodes sent: 1,234 (900)\nVerified: 1,100 (800)\nRequests: 42 (38)',
    'Campaigns\nspring: 12 (8) codes, 10 (7) verified, 3 (1) requests',
    'Delivery\nRefused: 1 (run: gateway outbox list)\nQueued now: 3\nSlowest mail: 4 seconds',
  ]);
  const cells = html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g);
  const lines = [...cells].map(([, label, value]) => `${label}: ${value}`);
  expect(lines).toEqual(
    text.split('\n').filter((line) => /^(?!site)[^ ]+(?: [^ ]+)?: /.test(line)),
  );
});

test.each([
  [undefined, 'none sent'],
  [0, '1 second'],
  [119_000, '119 seconds'],
  [120_000, '2 minutes'],
  [7_200_000, '2 hours'],
  [172_800_000, '2 days'],
])('a slowest delivery of %j ms is shown as "%s"', (slowest, shown) => {
  expect(reportMail({ ...baseline, slowest }).text).toContain(`Slowest mail: ${shown}\n`);
});
