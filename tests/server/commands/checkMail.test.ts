import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkMail } from '../../../server/commands/checkMail.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startSmtpServer, type SmtpServer } from '../../support/host/smtpServer.ts';

const records: Record<string, string> = {
  'probuilt.example': 'v=spf1 mx -all',
  '_dmarc.probuilt.example': 'v=DMARC1; p=reject',
  'bare.example': 'site-verification=1',
  '_dmarc.loose.example': 'v=DMARC1; p=none',
};
let smtp: SmtpServer;
beforeEach(() => {
  vi.spyOn(dns, 'resolveTxt').mockImplementation(async (name) => {
    const record = records[name];
    if (record !== undefined) return [[record]];
    const code = name.endsWith('lost.example') ? 'ESERVFAIL' : 'ENOTFOUND';
    throw Object.assign(new Error(), { code });
  });
});
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

const findings = async (url: string, domain: string) => {
  const env = { SMTP_URL: url, MAIL_FROM: `ProBuilt <hello@${domain}>` };
  const found = await checkMail(readSettings(env).settings);
  return found.map(({ level, text }) => `${level} ${text}`);
};

test.each([
  ['probuilt.example', 'ok probuilt.example has a', 'ok _dmarc.probuilt.example has a'],
  ['bare.example', 'bad bare.example has no SPF', 'bad _dmarc.bare.example has no DMARC'],
  ['lost.example', 'warn The records of lost.example', 'warn The records of _dmarc.lost.example'],
  ['loose.example', 'bad loose.example has no SPF', 'ok _dmarc.loose.example has a'],
])(
  'the SPF record of the domain and its DMARC record are checked: %s',
  async (domain, spf, dmarc) => {
    expect(await findings(smtp.url, domain)).toEqual([
      'ok The mail server accepts the login.',
      expect.stringContaining(spf),
      expect.stringContaining(dmarc),
      expect.stringMatching(/^warn DKIM cannot be checked/),
    ]);
  },
);

test('a sender at a free mailbox is bad', async () => {
  expect(await findings(smtp.url, 'gmail.com')).toContainEqual(
    expect.stringMatching(/^bad MAIL_FROM is at gmail\.com, a free mailbox: /),
  );
});

test('a server that answers 421 is reported with its answer, and not as a wrong login', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end('421 4.7.0 too many connections\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const [login] = await findings(`smtp://127.0.0.1:${port}`, 'probuilt.example');
  server.close();

  expect(login).toBe(
    'bad The mail server accepts no login now: it answered 421 4.7.0 too many connections. Try again later; if this persists, ask its operator.',
  );
});

test('each of two mail servers is tried', async () => {
  const found = await findings(`${smtp.url} smtp://127.0.0.1:1`, 'probuilt.example');

  expect(found.slice(0, 2)).toEqual([
    'ok The first mail server accepts the login.',
    expect.stringMatching(/^bad The second mail server does not accept the login .*ECONNREFUSED/),
  ]);
});

test('a failed connection is reported with its reason', async () => {
  const selfSigned = await startSmtpServer({ disabledCommands: ['AUTH'] });

  for (const [url, reason] of [
    ['smtp://127.0.0.1:1', 'ECONNREFUSED'],
    [selfSigned.url, 'certificate'],
  ] as const)
    expect((await findings(url, 'probuilt.example'))[0]).toMatch(
      new RegExp(`^bad The mail server does not accept the login .*${reason}`),
    );
  await selfSigned.stop();
});
