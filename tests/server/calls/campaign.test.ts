import { expect, test } from 'vitest';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { createBrowser, EMAIL, SUMMARY } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { textsOfStore } from '../../support/host/confidences.ts';

const SITE = 'https://site.example';
const DAY = 86_400_000;
const env = {
  PUBLIC_URL: SITE,
  CAMPAIGNS: 'spring,qr-booth',
  REPORT_EMAIL: 'operator@site.example',
};

onEachEngine('the campaign of a visitor (S1)', env, (host) => {
  const sendCode = (browser: ReturnType<typeof createBrowser>, headers: Record<string, string>) =>
    browser.ask(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${encodeURIComponent(EMAIL)}`, {
      headers,
    });
  const campaignsOfLeads = async () => {
    await host().deliver();
    return host()
      .letters.filter(({ to }) => to === 'sales@probuilt.example')
      .map(({ text }) => /^Campaign: (.*)$/m.exec(text)?.[1]);
  };

  test.each([
    ['a listed word', { referer: `${SITE}/?utm_campaign=spring` }, 'spring'],
    ['an unlisted word', { referer: `${SITE}/?utm_campaign=unlisted-word` }, undefined],
    ['a page of another site', { referer: 'https://evil.example/?utm_campaign=spring' }, undefined],
    ['no referrer', {}, undefined],
    [
      'Global Privacy Control',
      { referer: `${SITE}/?utm_campaign=spring`, 'sec-gpc': '1' },
      undefined,
    ],
  ])('is stored and named for %s as it should be', async (_, headers, campaign) => {
    const browser = createBrowser(host());
    await sendCode(browser, headers);
    await browser.verify(EMAIL, '402917');
    await browser.request(EMAIL, SUMMARY);

    expect(await campaignsOfLeads()).toEqual([campaign]);
    const texts = (await textsOfStore(host().store)).split('\n');
    expect(texts.filter((text) => text === 'spring')).toHaveLength(campaign ? 3 : 0);
    expect(texts.join()).not.toContain('unlisted-word');
  });

  test('is the first of a pass, also with another browser and a later code', async () => {
    const browser = createBrowser(host());
    await sendCode(browser, { referer: `${SITE}/?utm_campaign=qr-booth` });
    await browser.verify(EMAIL, '402917');
    host().clock.now += DAY;
    host().codes.push('402918');
    await sendCode(browser, { referer: `${SITE}/?utm_campaign=spring` });
    await browser.verify(EMAIL, '402918');
    await browser.request(EMAIL, SUMMARY);
    await createBrowser(host()).request(EMAIL, SUMMARY);

    expect(await campaignsOfLeads()).toEqual(['qr-booth', 'qr-booth']);
  });

  test('of a resent code is that of the first, and the weekly mail counts it', async () => {
    await reportWhenDue(host(), host().clock.now);
    const browser = createBrowser(host());
    await sendCode(browser, { referer: `${SITE}/?utm_campaign=spring` });
    host().clock.now += 31_000;
    host().codes.push('402918');
    await sendCode(browser, { referer: SITE });
    await browser.verify(EMAIL, '402918');
    await browser.request(EMAIL, SUMMARY);
    host().clock.now = Date.UTC(2026, 10, 9, 6);
    await reportWhenDue(host(), host().clock.now);
    await host().deliver();

    expect(host().letters.find(({ to }) => to === env.REPORT_EMAIL)?.text).toContain(
      'Campaigns\nspring: 2 (0) codes, 1 (0) verified, 1 (0) requests\nqr-booth: 0 (0) codes',
    );
  });
});
