import { describe, expect, test } from 'vitest';
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
  withheld: 0,
  slowest: 4000,
};
const nothing = { codes: 0, verified: 0, requests: 0 };

describe('the weekly mail', () => {
  test('shows visitors, campaigns, the rest and delivery', () => {
    const { subject, text } = reportMail(baseline);

    expect(subject).toBe('site.example: November 16–22, 2026');
    expect(text.split('\n\n').slice(1, -1)).toEqual([
      'All visitors\nCodes sent: 1,234 (900)\nVerified: 1,100 of 1,234 codes, 89% (800 of 900, 89%)\nRequests: 42 (38)',
      [
        'Campaigns',
        'spring: 12 (8) codes, 10 (7) verified, 3 (1) requests',
        'Other or none: 1,222 (892) codes, 1,090 (793) verified, 39 (37) requests',
        'All: 1,234 (900) codes, 1,100 (800) verified, 42 (38) requests',
      ].join('\n'),
      'Delivery\nNot delivered: 1\nWaiting now: 3\nSlowest delivery: 4 seconds',
    ]);
  });

  test('has the same figures in its HTML part', () => {
    const rows = [...reportMail(baseline).html.matchAll(/<tr><th(.*?)<\/tr>/g)];
    const cells = rows.map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([^<]*)/g)].map(([, text]) => text),
    );

    expect(cells).toEqual([
      ['Codes sent', '1,234 (900)'],
      ['Verified', '1,100 of 1,234 codes, 89% (800 of 900, 89%)'],
      ['Requests', '42 (38)'],
      ['Campaign', 'Codes', 'Verified', 'Requests'],
      ['spring', '12 (8)', '10 (7)', '3 (1)'],
      ['Other or none', '1,222 (892)', '1,090 (793)', '39 (37)'],
      ['All', '1,234 (900)', '1,100 (800)', '42 (38)'],
      ['Not delivered', '1'],
      ['Waiting now', '3'],
      ['Slowest delivery', '4 seconds'],
    ]);
  });

  test('has no campaigns unless some are listed', () => {
    const { text, html } = reportMail({ ...baseline, campaigns: [] });

    expect(text + html).not.toMatch(/Campaigns|Other or none/);
  });

  test('has no rate without codes', () => {
    const { text, html } = reportMail({ ...baseline, counts: nothing, before: nothing });

    expect(text).toContain('Verified: 0 of 0 codes (0 of 0)\n');
    expect(html).toContain('>0 requests, 0 of 0 codes verified.<');
  });

  test('has the main figures as its preview', () => {
    const counts = { codes: 120, verified: 100, requests: 1 };

    expect(reportMail({ ...baseline, counts }).html).toContain(
      '>1 request, 100 of 120 codes verified (83%).<',
    );
  });

  test.each([
    [Date.UTC(2026, 10, 30), 'November 30–December 6, 2026'],
    [Date.UTC(2026, 11, 28), 'December 28, 2026–January 3, 2027'],
  ])('names a week of two months or years: %i', (firstDay, week) => {
    expect(reportMail({ ...baseline, firstDay }).subject).toBe(`site.example: ${week}`);
  });

  test('counts withheld codes if there are any', () => {
    expect(reportMail(baseline).text).not.toContain('withheld');
    expect(reportMail({ ...baseline, withheld: 12 }).text).toContain('\nCodes withheld: 12\n');
  });

  test.each([
    [undefined, 'None sent'],
    [0, '1 second'],
    [119_000, '119 seconds'],
    [120_000, '2 minutes'],
    [7_200_000, '2 hours'],
    [172_800_000, '2 days'],
  ])('shows a slowest delivery of %j ms as "%s"', (slowest, shown) => {
    expect(reportMail({ ...baseline, slowest }).text).toContain(`Slowest delivery: ${shown}\n`);
  });
});
