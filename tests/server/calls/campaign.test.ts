import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { textsOfStore } from '../../support/server/personalData.ts';
import {
  createBrowser,
  openTestServer,
  serverForEachTest,
  DANA,
  SUMMARY,
} from '../../support/server/testServer.ts';

const SITE = 'https://site.example';
const SPRING = { referer: `${SITE}/?utm_campaign=spring-cpa` };
const env = {
  PUBLIC_URL: SITE,
  CAMPAIGNS: 'spring-cpa,qr-booth',
  REPORT_EMAIL: 'operator@site.example',
};

const server = serverForEachTest({ env });
let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser(server());
});

const sendCode = (headers: Record<string, string>) =>
  browser.fetch(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${DANA}`, { headers });
const campaignsOfLeads = async () => {
  await server().deliver();
  return server()
    .mails.filter(({ to }) => to === company.salesEmail)
    .map(({ text }) => /^Campaign: (.*)$/m.exec(text)?.[1]);
};

describe('a campaign', () => {
  const keptFor = async (headers: Record<string, string>) => {
    await sendCode(headers);
    await browser.verify(DANA, '402917');
    await browser.sendLead(DANA, SUMMARY);
    return campaignsOfLeads();
  };

  test('that is listed is kept in the store and the sales mail', async () => {
    expect(await keptFor(SPRING)).toEqual(['spring-cpa']);
    const texts = (await textsOfStore(server().store)).split('\n');
    expect(texts.filter((text) => text === 'spring-cpa')).toHaveLength(3);
  });

  test.each(['Spring_CPA', 'spring+cpa', 'SPRING%20CPA', 'spring%20-%20cpa', 'Spring.Cpa'])(
    'is recognized if a mail tool writes %s',
    async (written) => {
      expect(await keptFor({ referer: `${SITE}/?utm_campaign=${written}` })).toEqual([
        'spring-cpa',
      ]);
    },
  );

  test.each([
    ['that is not listed', { referer: `${SITE}/?utm_campaign=Unlisted-Word` }],
    ['that only contains a listed one', { referer: `${SITE}/?utm_campaign=spring-cpa-unlisted` }],
    ['of another site', { referer: 'https://evil.example/?utm_campaign=spring-cpa' }],
    ['of a browser with Global Privacy Control', { ...SPRING, 'sec-gpc': '1' }],
    ['without a referrer', {}],
  ])('%s is not kept', async (_, headers: Record<string, string>) => {
    expect(await keptFor(headers)).toEqual([undefined]);
    expect((await textsOfStore(server().store)).toLowerCase()).not.toMatch(/unlisted|spring/);
  });
});

test('without PUBLIC_URL, only a campaign on the host of the request is kept', async () => {
  const server = await openTestServer({ env: { CAMPAIGNS: 'spring-cpa' } });
  for (const [index, host] of ['127.0.0.1:3000', 'evil.example'].entries()) {
    const headers = { referer: `http://${host}/?utm_campaign=spring-cpa` };
    await createBrowser(server, '192.0.2.1', headers).send(`crew${index}@harbor.example`);
  }

  const codes = await server.store.read((sql) => sql.rows('SELECT campaign FROM codes'));
  expect(codes.map(({ campaign }) => campaign)).toEqual(['spring-cpa', null]);
});

test('all codes and leads of a visitor count for the first campaign', async () => {
  await reportWhenDue(server(), server().clock.now);
  server().codes.push('402917', '402918', '402919');
  await sendCode({ referer: `${SITE}/?utm_campaign=qr-booth` });
  server().clock.now += 31_000;
  await sendCode({ referer: SITE });
  await browser.verify(DANA, '402918');
  server().clock.now += 31_000;
  await sendCode(SPRING);
  await browser.verify(DANA, '402919');
  await browser.sendLead(DANA, SUMMARY);
  await createBrowser(server()).sendLead(DANA, SUMMARY);

  expect(await campaignsOfLeads()).toEqual(['qr-booth', 'qr-booth']);
  server().clock.now = Date.UTC(2026, 10, 9, 6);
  await reportWhenDue(server(), server().clock.now);
  await server().deliver();
  expect(server().mails.find(({ to }) => to.includes(env.REPORT_EMAIL))?.text).toContain(
    'Campaigns\nspring-cpa: 0 (0) codes, 0 (0) verified, 0 (0) requests\n' +
      'qr-booth: 3 (0) codes, 2 (0) verified, 2 (0) requests\n' +
      'Other or none: 0 (0) codes, 0 (0) verified, 0 (0) requests\n' +
      'All: 3 (0) codes, 2 (0) verified, 2 (0) requests',
  );
});
