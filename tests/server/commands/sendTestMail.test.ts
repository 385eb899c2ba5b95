import { expect, test } from 'vitest';
import { sendTestMail } from '../../../server/commands/sendTestMail.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';

const TO = 'dana@harbor.example';
const FROM = 'ProBuilt <no-reply@probuilt.example>';
const sendThrough = async (url: string) => {
  const { settings } = readSettings({ SMTP_URL: url, MAIL_FROM: FROM });
  return (await sendTestMail(settings, TO)).map(({ level, text }) => `${level} ${text}`);
};

test('a test email is sent through each mail server, from the sender of the settings', async () => {
  const taking = await startSmtpServer();
  const refusing = await startSmtpServer({
    onMailFrom: (_from, _session, done) =>
      done(Object.assign(new Error('no'), { responseCode: 550 })),
  });

  const findings = await sendThrough(`${taking.url} ${refusing.url}`);
  await Promise.all([taking.stop(), refusing.stop()]);

  expect(findings).toEqual([
    expect.stringMatching(/^ok The first mail server has accepted <.*> from ProBuilt <no-reply@/),
    `bad The second mail server has not accepted an email from ${FROM} (EENVELOPE MAIL FROM 550).`,
    expect.stringMatching(/^warn Check in the mailbox/),
  ]);
  expect(taking.letters()).toMatchObject([
    { to: TO, from: 'no-reply@probuilt.example', subject: '000000 is your ProBuilt code' },
  ]);
});

test('without a mail server nothing is sent', async () => {
  expect(await sendThrough('')).toEqual(['bad SMTP_URL is not set: no email can be sent.']);
});
