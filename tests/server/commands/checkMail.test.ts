import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMail } from '../../../server/commands/checkMail.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startDnsServer, txt } from '../../support/host/dnsServer.ts';
import { startSmtpServer, type SmtpServer } from '../../support/host/smtpServer.ts';

const usual = dns.getServers();
let names: Awaited<ReturnType<typeof startDnsServer>>;
let smtp: SmtpServer;
beforeAll(async () => {
  names = await startDnsServer({
    'probuilt.example': [txt('v=spf1 mx -all')],
    '_dmarc.probuilt.example': [txt('v=DMARC1; p=reject')],
    'bare.example': [txt('site-verification=1')],
    '_dmarc.loose.example': [txt('v=DMARC1; p=none')],
  });
  dns.setServers([names.address]);
  smtp = await startSmtpServer();
});
afterAll(async () => {
  dns.setServers(usual);
  await names.stop();
  await smtp.stop();
});

const findings = async (url: string, domain: string) => {
  const env = { SMTP_URL: url, MAIL_FROM: `ProBuilt <hello@${domain}>` };
  const found = await checkMail(readSettings(env).settings);
  return found.map(({ level, text }) => `${level} ${text}`);
};

test.each([
  ['probuilt.example', 'ok probuilt.example has its', 'ok _dmarc.probuilt.example has its'],
  ['bare.example', 'bad bare.example has no SPF', 'bad _dmarc.bare.example has no DMARC'],
  ['loose.example', 'bad loose.example has no SPF', 'ok _dmarc.loose.example has its'],
])(
  'SPF is looked for at the domain of the sender, DMARC under its own name: %s',
  async (domain, spf, dmarc) => {
    expect(await findings(smtp.url, domain)).toEqual([
      'ok The mail server lets the host in.',
      expect.stringContaining(`${spf} record`),
      expect.stringContaining(`${dmarc} record`),
      expect.stringMatching(/^warn DKIM cannot be seen/),
    ]);
  },
);

test('a server that says 421 is told by its own answer, and not as a wrong login', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end('421 4.7.0 too many connections\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const [login] = await findings(`smtp://127.0.0.1:${port}`, 'probuilt.example');
  server.close();

  expect(login).toBe(
    'bad The mail server lets nobody in now: the server answered 421 4.7.0 too many connections. Try again later; if it lasts, ask its operator.',
  );
});

test('of two mail servers each is logged in to', async () => {
  const found = await findings(`${smtp.url} smtp://127.0.0.1:1`, 'probuilt.example');

  expect(found.slice(0, 2)).toEqual([
    'ok The first mail server lets the host in.',
    expect.stringMatching(/^bad The second mail server does not let the host in .*ECONNREFUSED/),
  ]);
});

test('a failed login is told in the words of this machine', async () => {
  const selfSigned = await startSmtpServer({ disabledCommands: ['AUTH'] });

  for (const [url, reason] of [
    ['smtp://127.0.0.1:1', 'ECONNREFUSED'],
    [selfSigned.url, 'certificate'],
  ] as const)
    expect((await findings(url, 'probuilt.example'))[0]).toMatch(
      new RegExp(`^bad The mail server does not let the host in .*${reason}`),
    );
  await selfSigned.stop();
});
