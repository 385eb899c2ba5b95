import { describe, expect, test } from 'vitest';
import { policyFor } from '../../src/content/policy.ts';
import { infoFields, namesOf } from '../../shared/infoFields.ts';

const LOGIN_HOST = 'https://login.example.com';
const RECEIVER = 'leads.example.com';
const CAMPAIGN = /keeps the name of that campaign/;
const OURS = /Our server sets two cookies.*we immediately remove what the server holds about it/;
const GPC = /We honor Global Privacy Control/;

describe('the policy', () => {
  test('lists every field of the form as processed data', () => {
    const categories = policyFor().sections.find(({ id }) =>
      id.startsWith('categories-of-personal'),
    );
    const words = JSON.stringify(categories).toLowerCase();

    const labels = namesOf('place').map((name) => infoFields[name].label.toLowerCase());
    expect(labels.filter((label) => !words.includes(label))).toEqual([]);
  });

  test.each<[string, Parameters<typeof policyFor>[0], RegExp[], RegExp]>([
    ['a site with our own server', {}, [OURS, GPC, /by email to our own sales team\."/], CAMPAIGN],
    [
      'a site whose own server stores campaigns',
      { keepsCampaigns: true },
      [CAMPAIGN, /Apart from the name of a campaign \(see below\), we use no tracking, no adv/],
      /We use no tracking|copy of it|login\.|leads\./,
    ],
    [
      'a site that emails receipts',
      { emailsReceipts: true },
      [/We email a copy of it to you\./],
      CAMPAIGN,
    ],
    [
      'a site whose leads go to another service',
      { leadReceiver: RECEIVER },
      [/the service we use to keep track of requests \(leads\.example\.com\)/],
      CAMPAIGN,
    ],
    [
      'a site with another login host',
      { loginHost: LOGIN_HOST, leadReceiver: RECEIVER, keepsCampaigns: true },
      [/The login service at login\.example\.com may set cookies/, GPC],
      /Our server|after a day|within a day|leads\.example|name of that campaign/,
    ],
  ])('describes %s (docs/decisions/leads.md#s1, #s6)', (_, site, shown, absent) => {
    const policy = JSON.stringify(policyFor(site));

    for (const words of shown) expect(policy).toMatch(words);
    expect(policy).not.toMatch(absent);
  });

  test.each([
    ["Children's Privacy", /We do not collect data from children under 13\./],
    ['Data Sharing', /We do not sell or share (your )?personal information/],
    ['California Residents', /We do not sell or share (your )?personal information/],
  ])('states under %s: %s', (name, words) => {
    const section = policyFor().sections.find(({ heading }) => heading === name);

    expect(JSON.stringify(section)).toMatch(words);
  });

  test('has the sections of the specification, in its order', () => {
    const headings = policyFor().sections.map(({ heading }) =>
      heading.replace('’', "'").toLowerCase(),
    );

    expect(headings).toEqual([
      'introduction',
      'scope',
      'data handling',
      'responsibility',
      'categories of personal information processed',
      'data collection',
      'data retention',
      'data sharing',
      'data security',
      'cookies & tracking',
      'user rights',
      'prohibited categories',
      "children's privacy",
      'california residents',
      'issue resolution & complaints',
      'corporate headquarters',
      'terms of service',
    ]);
  });
});
