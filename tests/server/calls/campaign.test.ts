import { beforeEach, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { textsOfStore } from '../../support/server/personalData.ts';
import {
  createBrowser,
  serverForEachTest,
  EMAIL,
  SUMMARY,
} from '../../support/server/testServer.ts';

const SITE = 'https://site.example';
const SPRING = { referer: `${SITE}/?utm_campaign=spring` };
const env = {
  PUBLIC_URL: SITE,
  CAMPAIGNS: 'spring,qr-booth',
  REPORT_EMAIL: 'operator@site.example',
};

const server = serverForEachTest({ env });
let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser(server());
});

const sendCode = (headers: Record<string, string>) =>
  browser.fetch(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${EMAIL}`, { headers });
const campaignsOfLeads = async () => {
  await server().deliver();
  return server()
    .mails.filter(({ to }) => to === company.salesEmail)
    .map(({ text }) => /^Campaign: (.*)$/m.exec(text)?.[1]);
};

test.each<[title: string, headers: Record<string, string>, campaign?: string]>([
  ['a listed campaign is present', SPRING, 'spring'],
  ['an unlisted campaign is absent', { referer: `${SITE}/?utm_campaign=unlisted-word` }],
  ["another site's campaign is absent", { referer: 'https://evil.example/?utm_campaign=spring' }],
  ['without a referrer, no campaign is present', {}],
  ['with Global Privacy Control, no campaign is present', { ...SPRING, 'sec-gpc': '1' }],
])(
  '%s in the store and the sales mail (docs/decisions/leads.md#s1)',
  async (_, headers, campaign) => {
    await sendCode(headers);
    await browser.verify(EMAIL, '402917');
    await browser.sendLead(EMAIL, SUMMARY);

    expect(await campaignsOfLeads()).toEqual([campaign]);
    const texts = (await textsOfStore(server().store)).split('\n');
    expect(texts.filter((text) => text === 'spring')).toHaveLength(campaign ? 3 : 0);
    expect(texts.join()).not.toContain('unlisted-word');
  },
);

test('later codes and leads belong to the first campaign of a visitor, even in another browser, and the weekly mail counts them for that campaign', async () => {
  await reportWhenDue(server(), server().clock.now);
  server().codes.push('402917', '402918', '402919');
  await sendCode({ referer: `${SITE}/?utm_campaign=qr-booth` });
  server().clock.now += 31_000;
  await sendCode({ referer: SITE });
  await browser.verify(EMAIL, '402918');
  server().clock.now += 31_000;
  await sendCode(SPRING);
  await browser.verify(EMAIL, '402919');
  await browser.sendLead(EMAIL, SUMMARY);
  await createBrowser(server()).sendLead(EMAIL, SUMMARY);

  expect(await campaignsOfLeads()).toEqual(['qr-booth', 'qr-booth']);
  server().clock.now = Date.UTC(2026, 10, 9, 6);
  await reportWhenDue(server(), server().clock.now);
  await server().deliver();
  expect(server().mails.find(({ to }) => to === env.REPORT_EMAIL)?.text).toContain(
    'Campaigns\nspring: 0 (0) codes, 0 (0) verified, 0 (0) requests\n' +
      'qr-booth: 3 (0) codes, 2 (0) verified, 2 (0) requests',
  );
});
