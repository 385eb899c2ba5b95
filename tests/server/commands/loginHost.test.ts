import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loginHost } from '../../../server/commands/loginHost/loginHost.ts';
import { startRefusingHost, type BareAnswer } from '../../support/otherHost/refusingHost.ts';
import { freePort } from '../../support/host/freePort.ts';
import { runCommand, startHost } from '../../support/host/startHost.ts';
import { begins, findings, ORIGIN, troubles } from '../../support/otherHost/loginHostFindings.ts';

const EMAIL = 'pat@firm.example';

const body = (value: string) => (answer: BareAnswer) => {
  answer.body = value;
};
const argumentsFor = (host: string, origin = ORIGIN) => ['--host', host, '--origin', origin];

test('our own server passes, sends no email by default, and one on request', async () => {
  const host = await startHost({ env: { ALLOWED_ORIGINS: ORIGIN } });
  const run = (...words: string[]) => runCommand('login-host', host.dataDir, ...words);

  const { status, stdout, stderr } = run(...argumentsFor(host.url));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').filter((line) => !/^ok {4}|^$/.test(line))).toEqual([]);
  expect(stdout).toContain('No email was sent.');
  expect(host.letters()).toEqual([]);

  const sent = run(...argumentsFor(host.url), '--email', EMAIL, '--send');
  expect(sent.stdout).toContain(`ok    Call 1, ${EMAIL}: yes. Check its mailbox`);
  await host.waitForLetter(({ to }) => to === EMAIL);
  expect(host.letters()).toHaveLength(1);

  const refused = run(...argumentsFor(host.url, 'http://other.example'));
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('BAD   Call 1, preflight: the host answers 403.');
  expect(refused.stdout).toContain('BAD   Call 3, answer: no Access-Control-Allow-Origin.');
  await host.stop();
});

test('a bare host that answers no passes; no email and no lead are requested', async () => {
  const { url, requests } = await startRefusingHost(ORIGIN);

  expect(troubles(await findings(url))).toEqual([]);
  const asked = requests.filter(({ isPreflight }) => !isPreflight);
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { sEmail: 'not-an-address' },
    { sEmail: 'doctor@example.com', AccessKey: 'not-a-code' },
    { RequestEmail: 'doctor@example.com' },
  ]);
  for (const { headers } of asked)
    expect(headers).toMatchObject({
      origin: ORIGIN,
      accept: 'application/json',
      clienttime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
    });
  expect(asked.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json',
    expect.stringMatching(/^multipart\/form-data; boundary=/),
  ]);
  expect(asked[2]?.body).not.toContain('msgBody');
});

test.each<[what: string, options: { host: string; origin?: string }, finding: string]>([
  [
    'a path',
    { host: 'https://a.example/login' },
    'bad --host https://a.example/login is not a URL',
  ],
  ['no scheme', { host: 'a.example' }, 'bad --host a.example is not a URL without a path'],
  ['another scheme', { host: 'ftp://a.example' }, 'bad --host ftp://a.example is not a URL'],
  [
    'a slash behind the origin',
    { host: 'https://a.example', origin: 'https://b.example/' },
    'bad --origin https://b.example/ is not an origin: use the form',
  ],
])('%s is an error, and no call is made', async (_, { host, ...more }, finding) => {
  expect(await findings(host, more)).toEqual([begins(finding)]);
});

test('a host with http is bad for pages with https, and a warning elsewhere', async () => {
  const origin = 'https://www.firm.example';
  const { url } = await startRefusingHost(origin);

  expect(troubles(await findings(url, { origin }))).toEqual([
    begins('bad The pages use https, so browsers block calls to a host with http.'),
  ]);
  expect(troubles(await findings('http://login.invalid'))).toEqual([
    begins('warn The host uses http: emails and codes can be read in transit.'),
    begins('bad http://login.invalid is unreachable ('),
  ]);
});

test('a host that is unreachable or has no valid certificate is bad, and no call is made', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  expect(troubles(await findings(closed))).toEqual([
    `bad ${closed} is unreachable (ECONNREFUSED): check name, port and firewall.`,
  ]);

  const { url } = await startRefusingHost(ORIGIN);
  const withoutTls = url.replace('http:', 'https:');
  expect(troubles(await findings(withoutTls))).toEqual([
    begins(`bad ${withoutTls} has no valid certificate (ERR_SSL_`),
  ]);

  // The library warns of its own self-signed certificate.
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  const selfSigned = new SMTPServer({ secure: true });
  selfSigned.on('error', () => undefined);
  onTestFinished(() => selfSigned.close());
  const listener = selfSigned.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const signed = `https://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  expect(troubles(await findings(signed))).toEqual([
    expect.stringMatching(/ has no valid certificate \(\w*CERT\w*\): install one /),
  ]);
});

test.each<[what: string, change: (answer: BareAnswer) => 'break' | void, finding: string]>([
  ['a yes', body('{"status":true}'), `ok Call 1, ${EMAIL}: yes. Check its mailbox`],
  ['a no', () => undefined, `bad Call 1, ${EMAIL}: no (200). See the log`],
  ['no JSON', body('sent'), `bad Call 1, ${EMAIL}: the answer is not JSON`],
  ['a broken connection', () => 'break', `bad Call 1, ${EMAIL}: the connection broke (`],
])('if a code was requested, %s is reported', async (_, change, finding) => {
  const { url } = await startRefusingHost(ORIGIN, (answer, { isPreflight, query }) =>
    !isPreflight && query.get('sEmail') === EMAIL ? change(answer) : undefined,
  );

  expect((await findings(url, { sendTo: EMAIL })).at(-1)).toEqual(begins(finding));
});

test.each([
  [['--host', 'https://a.example'], '--host and --origin are required.'],
  [['--origin', 'https://a.example'], '--host and --origin are required.'],
  [[...argumentsFor('https://a.example'), '--send'], '--send needs --email.'],
  [[...argumentsFor('https://a.example'), '--email', 'a'], '--email is not an email'],
])('wrong arguments are an error: %j', async (words, reason) => {
  const { values } = parseArgs({ args: words, options: loginHost.options ?? {} });

  await expect(loginHost.run([], values)).rejects.toThrow(new RegExp(`^${reason}`));
});

test('an email address alone sends nothing', async () => {
  const { url, requests } = await startRefusingHost(ORIGIN);

  await loginHost.run([], { host: url, origin: ORIGIN, email: EMAIL });
  expect(requests.some(({ query }) => query.get('sEmail') === EMAIL)).toBe(false);
});
