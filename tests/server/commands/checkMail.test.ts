import dns from 'node:dns/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../../shared/company.ts';
import { checkMail } from '../../../server/commands/checkMail.ts';
import type { Finding } from '../../../server/commands/command.ts';
import { sendTestMail } from '../../../server/commands/sendTestMail.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { smtpOfTest } from '../../support/server/smtpServer.ts';

const FROM = 'ProBuilt <hello@probuilt.example>';
const records: Record<string, string> = {
  'probuilt.example': 'v=spf1 mx -all',
  '_dmarc.probuilt.example': 'v=DMARC1; p=reject',
  'bare.example': 'site-verification=1',
};
beforeEach(() => {
  vi.spyOn(dns, 'resolveTxt').mockImplementation(async (name) => {
    const record = records[name];
    if (record !== undefined) return [[record]];
    const code = name.endsWith('lost.example') ? 'ESERVFAIL' : 'ENOTFOUND';
    throw Object.assign(new Error(), { code });
  });
});

const settingsOf = (SMTP_URL: string, MAIL_FROM = FROM) =>
  readSettings({ SMTP_URL, MAIL_FROM }).settings;
const linesOf = async (found: Promise<readonly Finding[]>) =>
  (await found).map(({ level, text }) => `${level} ${text}`);

describe('the check of mail', () => {
  test.each([
    ['probuilt.example', 'ok Found the SPF record of', 'ok Found the DMARC record of'],
    ['bare.example', 'bad bare.example has no SPF', 'bad _dmarc.bare.example has no DMARC'],
    ['lost.example', 'warn The SPF record of lost', 'warn The DMARC record of _dmarc.lost'],
  ])(
    'the SPF and DMARC records of the sender domain %s are checked',
    async (domain, spf, dmarc) => {
      const { url } = await smtpOfTest();

      expect(await linesOf(checkMail(settingsOf(url, `hello@${domain}`)))).toEqual([
        'ok The mail server accepts the login.',
        expect.stringContaining(spf),
        expect.stringContaining(dmarc),
        expect.stringMatching(/^warn DKIM can be checked only/),
      ]);
    },
  );

  test.each([
    ['pat@gmail.com', /^bad MAIL_FROM uses gmail\.com, a free email provider: /],
    ['noreply@probuilt.example', /^warn MAIL_FROM says that nobody reads replies/],
    ['ProBuilt <No-Reply@probuilt.example>', /^warn MAIL_FROM says that nobody reads replies/],
  ])('reports the sender %s', async (sender, line) => {
    const found = await linesOf(checkMail(settingsOf('smtp://127.0.0.1:1', sender)));

    expect(found[0]).toMatch(line);
  });

  test('tries the login at each mail server, and says why it fails', async () => {
    const selfSigned = await smtpOfTest({ disabledCommands: ['AUTH'] });
    const busy = await smtpOfTest({
      onConnect: (_session, done) =>
        done(Object.assign(new Error('4.7.0 too many connections'), { responseCode: 421 })),
    });
    const { url } = await smtpOfTest();

    for (const [second, reason] of [
      [
        'smtp://127.0.0.1:1',
        /^bad The second mail server does not accept the login .*ECONNREFUSED/,
      ],
      [selfSigned.url, /^bad The second mail server does not accept the login .*certificate/],
      // It offers no login.
      [url.replace('//', '//user:word@'), /^bad The second mail server does not accept the login /],
      // A busy mail server is not reported as a wrong login.
      [
        busy.url,
        /accepts no login at the moment: it answered 421 4\.7\.0 too many connections\. Try again/,
      ],
    ] as const)
      expect(await linesOf(checkMail(settingsOf(`${url} ${second}`)))).toEqual(
        expect.arrayContaining([
          'ok The first mail server accepts the login.',
          expect.stringMatching(reason),
        ]),
      );
  });

  test('sends a test mail from MAIL_FROM through each mail server', async () => {
    const taking = await smtpOfTest();
    const refusing = await smtpOfTest({
      onMailFrom: (_from, _session, done) =>
        done(Object.assign(new Error('no'), { responseCode: 550 })),
    });

    expect(
      await linesOf(
        sendTestMail(settingsOf(`${taking.url} ${refusing.url}`), 'dana@harbor.example'),
      ),
    ).toEqual([
      expect.stringMatching(/^ok The first mail server has accepted the mail <.*> from ProBuilt </),
      `bad The second mail server has not accepted a mail from ${FROM}: sender not accepted, 550.`,
      expect.stringMatching(/^warn Check in the mailbox/),
    ]);
    await taking.waitForMail(
      ({ to, from, subject }) =>
        `${to} ${from} ${subject}` ===
        `dana@harbor.example hello@probuilt.example 000000 is your ${company.name} code`,
    );
    expect(await linesOf(sendTestMail(settingsOf(''), 'dana@harbor.example'))).toEqual([
      'bad SMTP_URL is not set: no mail can be sent.',
    ]);
  });
});
