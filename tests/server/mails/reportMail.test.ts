import { describe, expect, test } from 'vitest';
import { reportMail, type ReportMailProps } from '../../../server/mails/reportMail.ts';

const baseline: ReportMailProps = {
  site: 'site.example',
  timeZone: 'America/Chicago',
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
  refused: [6, 4],
  notMailed: 0,
  notPosted: 1,
  limited: 3,
  queued: 0,
  slowest: { kind: 'sales', took: 240_000 },
  alerts: [
    {
      sentence: 'The mail server is unavailable',
      since: Date.UTC(2026, 10, 18, 12, 25),
      until: Date.UTC(2026, 10, 18, 12, 29),
    },
    { sentence: 'Backups fail', since: Date.UTC(2026, 10, 20, 15), until: undefined },
  ],
};
const nothing = { codes: 0, verified: 0, requests: 0 };
const quiet = { ...baseline, counts: nothing, campaigns: [], notPosted: undefined, alerts: [] };

describe('the weekly mail', () => {
  test('says of what each figure is', () => {
    const { subject, text } = reportMail(baseline);

    expect(subject).toBe('42 requests, 1,100 codes verified: week of November 16–22');
    expect(text.split('\n\n').slice(0, -1)).toEqual([
      'November 16–22, 2026\nsite.example\nThe previous week is in parentheses.',
      'Needs a look: 1 request was not posted to the webhook (sales has it by email).',
      [
        'All visitors',
        'Codes sent: 1,234 (900)',
        'Codes verified: 1,100 (800)',
        'Verified, of the codes sent: 89% (89%)',
        'Requests: 42 (38)',
        'Email addresses refused (blocked domain, or no mail server): 6 (4)',
      ].join('\n'),
      [
        'Campaigns',
        'spring: 12 (8) codes, 10 (7) verified, 3 (1) requests',
        'Other or none: 1,222 (892) codes, 1,090 (793) verified, 39 (37) requests',
        'All: 1,234 (900) codes, 1,100 (800) verified, 42 (38) requests',
      ].join('\n'),
      [
        'Delivery',
        'Requests not mailed to sales: 0',
        'Requests not posted to the webhook: 1',
        'Codes not sent (limit reached): 3',
        'Waiting in the outbox now: 0',
        'Slowest email (a request to sales): 4 minutes',
      ].join('\n'),
      [
        'Alerts of the week',
        'Wed, Nov 18, 6:25 AM Central: The mail server is unavailable: 4 minutes',
        'Fri, Nov 20, 9:00 AM Central: Backups fail: end unknown',
      ].join('\n'),
    ]);
  });

  test('has a table of campaigns in its HTML part', () => {
    const rows = [...reportMail(baseline).html.matchAll(/<tr><th scope="(?:col|row)"(.*?)<\/tr>/g)];

    expect(rows.map(([row]) => row.replaceAll(/<[^>]*>+/g, '|').replaceAll(/\|+/g, '|'))).toEqual([
      '|Campaign|Codes|Verified|Requests|',
      '|spring|12 |(8)|10 |(7)|3 |(1)|',
      '|Other or none|1,222 |(892)|1,090 |(793)|39 |(37)|',
      '|All|1,234 |(900)|1,100 |(800)|42 |(38)|',
    ]);
  });

  test.each<[Partial<ReportMailProps>, string]>([
    [{ notPosted: 0 }, 'Nothing needs you.'],
    [
      { notMailed: 2 },
      'Needs a look: 2 requests were not mailed to sales, 1 request was not posted to the webhook.',
    ],
    [{ queued: 1 }, 'Needs a look: 1 request was not posted to the webhook.'],
  ])('with %j has the preview "%s"', (changes, preview) => {
    expect(reportMail({ ...baseline, ...changes }).html).toContain(`>${preview}</div>`);
  });

  test('reads well after a week without visitors', () => {
    const { subject, text } = reportMail(quiet);

    expect(subject).toBe('No requests, no codes verified: week of November 16–22');
    expect(text).toContain('Nobody asked for a code or sent a request.');
    expect(text).toContain('Verified, of the codes sent: no codes (89%)\n');
    expect(text).not.toMatch(/Campaigns|webhook|Alerts|Needs/);
    expect(reportMail({ ...quiet, before: nothing }).text).not.toContain('Verified, of');
  });

  test.each([
    ['November 30', 'November 30–December 6', 'November 30–December 6, 2026'],
    ['December 28', ...Array(2).fill('December 28, 2026–January 3, 2027')],
  ])('names a week of two months or years: from %s', (day, week, withYear) => {
    const { subject, text } = reportMail({ ...baseline, firstDay: Date.parse(`${day}, 2026 UTC`) });

    expect([subject.split('week of ')[1], text.split('\n')[0]]).toEqual([week, withYear]);
  });

  test.each([
    [0, '1 second'],
    [119_000, '119 seconds'],
    [120_000, '2 minutes'],
    [7_200_000, '2 hours'],
    [7_440_000, '2 hours 4 minutes'],
    [176_400_000, '2 days 1 hour'],
  ])('shows a slowest delivery of %j ms as "%s"', (took, shown) => {
    const { text } = reportMail({ ...baseline, slowest: { kind: 'code', took } });

    expect(text).toContain(`\nSlowest email (a code): ${shown}\n`);
  });
});
