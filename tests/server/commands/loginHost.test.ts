import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLoginHostOptions } from '../../../server/commands/loginHost/options.ts';
import { startRefusingHost, type BareAnswer } from '../../support/otherHost/refusingHost.ts';
import { freePort } from '../../support/host/freePort.ts';
import { runCommand, startHost } from '../../support/host/startHost.ts';
import { begins, findings, ORIGIN, troubles } from '../../support/otherHost/judgeLoginHost.ts';

const EMAIL = 'pat@firm.example';

const body = (value: string) => (answer: BareAnswer) => {
  answer.body = value;
};
test('our own host is in order, sends no letter unasked, and one when asked', async () => {
  const host = await startHost({ env: { ALLOWED_ORIGINS: ORIGIN } });
  const words = ['--host', host.url, '--origin', ORIGIN];

  const { status, stdout, stderr } = runCommand('doctor', host.dataDir, ...words);

  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok    '))).toEqual([]);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toMatch(/^ok {4}No letter was sent\./);
  expect(host.letters()).toEqual([]);

  const sent = runCommand('doctor', host.dataDir, ...words, '--email', EMAIL, '--send');
  expect(sent.stdout).toContain(`ok    Call 1, ${EMAIL}: yes. Look in its mailbox`);
  await host.waitForLetter(({ to }) => to === EMAIL);
  expect(host.letters()).toHaveLength(1);
  await host.stop();
});

test('an origin that our own host does not know is bad, and the exit code says so', async () => {
  const host = await startHost({ env: { ALLOWED_ORIGINS: ORIGIN } });
  const words = ['--host', host.url, '--origin', 'http://other.example'];

  const { status, stdout } = runCommand('doctor', host.dataDir, ...words);

  expect(status).toBe(1);
  expect(stdout).toContain('BAD   Call 1, preflight: the host answers 403.');
  expect(stdout).toContain('BAD   Call 3, answer: no Access-Control-Allow-Origin.');
  await host.stop();
});

test('a bare host that says a clean no is in order; no letter and no lead are asked for', async () => {
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
  ['a path', { host: 'https://a.example/login' }, 'bad --host https://a.example/login is no URL'],
  ['no scheme', { host: 'a.example' }, 'bad --host a.example is no URL without a path'],
  ['another scheme', { host: 'ftp://a.example' }, 'bad --host ftp://a.example is no URL'],
  [
    'a slash behind the origin',
    { host: 'https://a.example', origin: 'https://b.example/' },
    'bad --origin https://b.example/ is no origin: write it like',
  ],
])('%s is seen, and nothing is asked', async (_, { host, ...more }, finding) => {
  expect(await findings(host, more)).toEqual([begins(finding)]);
});

test('a host under http is bad for pages under https, and a question elsewhere', async () => {
  const origin = 'https://www.firm.example';
  const { url } = await startRefusingHost(origin);

  expect(troubles(await findings(url, { origin }))).toEqual([
    begins('bad The pages are under https: browsers let them call no host under http.'),
  ]);
  expect(troubles(await findings('http://login.invalid'))).toEqual([
    begins('warn The host is asked over http: emails and codes can be read on the way.'),
    begins('bad http://login.invalid cannot be reached ('),
  ]);
});

test('a host that is not there, or has no good certificate, is bad and asked no further', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  expect(troubles(await findings(nobody))).toEqual([
    `bad ${nobody} cannot be reached (ECONNREFUSED): check name, port and firewall.`,
  ]);

  const { url } = await startRefusingHost(ORIGIN);
  const withoutTls = url.replace('http:', 'https:');
  expect(troubles(await findings(withoutTls))).toEqual([
    begins(`bad ${withoutTls} has no certificate that is accepted (ERR_SSL_`),
  ]);

  // A server with the self-signed certificate of its library, which warns of it.
  for (const way of ['warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation(() => undefined);
  const selfSigned = new SMTPServer({ secure: true });
  selfSigned.on('error', () => undefined);
  onTestFinished(() => selfSigned.close());
  const listener = selfSigned.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const signed = `https://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  expect(troubles(await findings(signed))).toEqual([
    expect.stringMatching(/ has no certificate that is accepted \(\w*CERT\w*\): give it one /),
  ]);
});

test.each<[what: string, change: (answer: BareAnswer) => 'break' | void, finding: string]>([
  ['a yes', body('{"status":true}'), `ok Call 1, ${EMAIL}: yes. Look in its mailbox`],
  ['a no', () => undefined, `bad Call 1, ${EMAIL}: no (200). See the log`],
  ['no JSON', body('sent'), `bad Call 1, ${EMAIL}: the answer is no JSON`],
  ['a broken connection', () => 'break', `bad Call 1, ${EMAIL}: the connection broke (`],
])('where a code was asked for, %s is told', async (_, change, finding) => {
  const { url } = await startRefusingHost(ORIGIN, (answer, { isPreflight, query }) =>
    !isPreflight && query.get('sEmail') === EMAIL ? change(answer) : undefined,
  );

  expect((await findings(url, { sendTo: EMAIL })).at(-1)).toEqual(begins(finding));
});

test.each([
  [['--host', 'https://a.example'], '--host and --origin are both needed.'],
  [['--origin', 'https://a.example'], '--host and --origin are both needed.'],
  [['--host', 'https://a.example', '--origin', ORIGIN, '--send'], '--send needs --email.'],
  [['--host', 'https://a.example', '--origin', ORIGIN, '--email', 'a'], '--email is no email'],
  [['--hots', 'https://a.example'], "Unknown option '--hots'"],
  [['https://a.example'], 'Unexpected argument'],
])('options that are not right get the usage: %j', (words, reason) => {
  expect(() => readLoginHostOptions(words)).toThrow(reason);
  expect(() => readLoginHostOptions(words)).toThrow('npm run doctor -- --host URL');
});

test('an email alone sends nothing', () => {
  const words = ['--host', 'https://a.example', '--origin', ORIGIN, '--email', EMAIL];
  expect(readLoginHostOptions(words).sendTo).toBeUndefined();
  expect(readLoginHostOptions([...words, '--send']).sendTo).toBe(EMAIL);
});

test('the command prints the usage as an error', () => {
  expect(runCommand('doctor', '/nowhere', '--send')).toEqual({
    status: 1,
    stdout: '',
    stderr: begins('--host and --origin are both needed.\n\nnpm run doctor '),
  });
});
