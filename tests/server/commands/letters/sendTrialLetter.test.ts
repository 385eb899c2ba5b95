import { expect, test } from 'vitest';
import { readLetterOptions } from '../../../../server/commands/letters/options.ts';
import { sendTrialLetter } from '../../../../server/commands/letters/sendTrialLetter.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { startSmtpServer } from '../../../support/host/smtpServer.ts';

const TO = 'dana@harbor.example';
const FROM = 'ProBuilt <no-reply@probuilt.example>';
const sendBy = async (url: string) => {
  const { settings } = readSettings({ SMTP_URL: url, MAIL_FROM: FROM });
  const findings = await sendTrialLetter(settings, TO);
  return findings.map(({ level, text }) => `${level} ${text}`);
};

test('a real letter leaves by each mail server, from the same sender', async () => {
  const servers = [await startSmtpServer(), await startSmtpServer()];

  const findings = await sendBy(servers.map(({ url }) => url).join(' '));
  await Promise.all(servers.map(({ stop }) => stop()));

  expect(findings).toEqual([
    expect.stringMatching(/^ok The first mail server has taken <.*> from ProBuilt <no-reply@/),
    expect.stringMatching(/^ok The second mail server has taken <.*> from ProBuilt <no-reply@/),
    expect.stringMatching(/^warn Whether it arrives, .* --eml FILE\.$/),
  ]);
  for (const server of servers)
    expect(server.letters()).toMatchObject([
      { to: TO, from: 'no-reply@probuilt.example', subject: '000000 is your ProBuilt code' },
    ]);
});

test('a mail server that does not want the sender is named, with its answer', async () => {
  const smtp = await startSmtpServer({
    onMailFrom: (_from, _session, done) =>
      done(Object.assign(new Error('no'), { responseCode: 550 })),
  });

  expect(await sendBy(smtp.url)).toEqual([
    `bad The mail server has not taken a letter from ${FROM} (EENVELOPE MAIL FROM 550).`,
  ]);
  expect(await sendBy('')).toEqual(['bad SMTP_URL is not set: no letter can leave.']);
  await smtp.stop();
});

test('the words behind the doctor name one letter', () => {
  expect(readLetterOptions(['--letter', TO])).toEqual({ sendTo: TO });
  expect(readLetterOptions(['--eml', 'a.eml'])).toEqual({ file: 'a.eml' });
  expect(readLetterOptions(['--host', 'https://a.example'])).toBeUndefined();
  for (const words of [['--letter'], ['--letter', 'dana'], ['--eml'], ['--eml', 'a', 'b']])
    expect(() => readLetterOptions(words)).toThrow('npm run doctor -- --letter EMAIL');
});
