import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { textsOfStore } from '../../support/host/confidences.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  SUMMARY,
  type TestHost,
} from '../../support/host/hostParts.ts';

const SITE = 'https://site.example';
const SPRING = { referer: `${SITE}/?utm_campaign=spring` };
const env = {
  PUBLIC_URL: SITE,
  CAMPAIGNS: 'spring,qr-booth',
  REPORT_EMAIL: 'operator@site.example',
};

let host: TestHost;
let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  host = await createTestHost({ env });
  browser = createBrowser(host);
});
afterEach(() => host.close());

const sendCode = (headers: Record<string, string>) =>
  browser.ask(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${EMAIL}`, { headers });
const campaignsOfLeads = async () => {
  await host.deliver();
  return host.mails
    .filter(({ to }) => to === 'sales@probuilt.example')
    .map(({ text }) => /^Campaign: (.*)$/m.exec(text)?.[1]);
};

test.each<[what: string, headers: Record<string, string>, campaign?: string]>([
  ['a listed word', SPRING, 'spring'],
  ['an unlisted word', { referer: `${SITE}/?utm_campaign=unlisted-word` }],
  ['a page of another site', { referer: 'https://evil.example/?utm_campaign=spring' }],
  ['no referrer', {}],
  ['Global Privacy Control', { ...SPRING, 'sec-gpc': '1' }],
])('the campaign of %s is stored and named as it should be (S1)', async (_, headers, campaign) => {
  await sendCode(headers);
  await browser.verify(EMAIL, '402917');
  await browser.request(EMAIL, SUMMARY);

  expect(await campaignsOfLeads()).toEqual([campaign]);
  const texts = (await textsOfStore(host.store)).split('\n');
  expect(texts.filter((text) => text === 'spring')).toHaveLength(campaign ? 3 : 0);
  expect(texts.join()).not.toContain('unlisted-word');
});

test('the first campaign stays with later codes and another browser; the weekly mail counts it', async () => {
  await reportWhenDue(host, host.clock.now);
  host.codes.push('402917', '402918', '402919');
  await sendCode({ referer: `${SITE}/?utm_campaign=qr-booth` });
  host.clock.now += 31_000;
  await sendCode({ referer: SITE });
  await browser.verify(EMAIL, '402918');
  host.clock.now += 31_000;
  await sendCode(SPRING);
  await browser.verify(EMAIL, '402919');
  await browser.request(EMAIL, SUMMARY);
  await createBrowser(host).request(EMAIL, SUMMARY);

  expect(await campaignsOfLeads()).toEqual(['qr-booth', 'qr-booth']);
  host.clock.now = Date.UTC(2026, 10, 9, 6);
  await reportWhenDue(host, host.clock.now);
  await host.deliver();
  expect(host.mails.find(({ to }) => to === env.REPORT_EMAIL)?.text).toContain(
    'Campaigns\nspring: 0 (0) codes, 0 (0) verified, 0 (0) requests\n' +
      'qr-booth: 3 (0) codes, 2 (0) verified, 2 (0) requests',
  );
});
