import { createServer } from 'node:https';
import { parseArgs } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checkLoginHost } from '../../../server/commands/loginHost/checkLoginHost.ts';
import { loginHost } from '../../../server/commands/loginHost/loginHost.ts';
import { freePort } from '../../support/server/freePort.ts';
import { runCommand, startServer } from '../../support/server/startServer.ts';
import { createCertificate, listening } from '../../support/loginHost/listening.ts';
import {
  startRefusingLoginHost,
  type PlainAnswer,
} from '../../support/loginHost/refusingLoginHost.ts';

const EMAIL = 'pat@firm.example';
const ORIGIN = 'http://www.firm.example';
const PATHS = {
  'Call 1': 'SendAccessCodeToQRVideo',
  'Call 2': 'VerifyAccessCodeToQRVideo',
  'Call 3': 'SendEmailToSales',
};

async function findings(host: string, more: { origin?: string; sendTo?: string } = {}) {
  const options = { host, origin: ORIGIN, sendTo: undefined, ...more };
  const all = await checkLoginHost(options, { slowMs: 60_000, timeoutMs: 60_000 });
  return all.map(({ level, text }) => `${level} ${text}`);
}
const problems = async (...of: Parameters<typeof findings>) =>
  (await findings(...of)).filter((line) => !line.startsWith('ok '));
const begins = (text: string): unknown =>
  expect.stringMatching(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const argumentsFor = (host: string, origin = ORIGIN) => ['--host', host, '--origin', origin];

test('our own server passes the check, and the check sends a mail only with `--send`', async () => {
  const server = await startServer({ env: { ALLOWED_ORIGINS: ORIGIN } });
  const run = (...words: string[]) => runCommand('login-host', server.dataDir, ...words);

  const { status, stdout, stderr } = run(...argumentsFor(server.url), '--email', EMAIL);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').filter((line) => !/^ok {4}|^$/.test(line))).toEqual([]);
  expect(stdout).toContain('No mail was sent.');
  expect(server.mails()).toEqual([]);

  const sent = run(...argumentsFor(server.url), '--email', EMAIL, '--send');
  expect(sent.stdout).toContain(`ok    Call 1, ${EMAIL}: status true. Check the mailbox`);
  await server.waitForMail(({ to }) => to === EMAIL);
  expect(server.mails()).toHaveLength(1);

  const refused = run(...argumentsFor(server.url, 'http://other.example'));
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('BAD   Call 1, preflight: the login host answered 403.');
  expect(refused.stdout).toContain('BAD   Call 3, answer: Access-Control-Allow-Origin is missing.');
  await server.stop();
});

test('a login host that answers false or 400 to invalid values passes the check, and the check causes no mail and no lead', async () => {
  const { url, requests } = await startRefusingLoginHost(
    ORIGIN,
    (answer, { isPreflight, call }) => {
      if (!isPreflight && call === PATHS['Call 1']) answer.code = 400;
    },
  );

  expect(await problems(url)).toEqual([]);
  const calls = requests.filter(({ isPreflight }) => !isPreflight);
  const headers = {
    origin: ORIGIN,
    accept: 'application/json',
    clienttime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const form = { ...headers, 'content-type': expect.stringMatching(/^multipart\/form-data; b/) };
  expect(calls.map((call) => ({ ...call, query: Object.fromEntries(call.query) }))).toMatchObject([
    { query: { sEmail: 'not-an-address' }, headers: json },
    { query: { sEmail: 'doctor@example.com', AccessKey: 'not-a-code' }, headers: json },
    { query: { RequestEmail: 'doctor@example.com' }, headers: form },
  ]);
  expect(calls[2]?.body).not.toContain('msgBody');
});

test.each([
  [
    'https://a.example/login',
    ORIGIN,
    'bad --host https://a.example/login is not valid: use a URL without',
  ],
  ['https://a.example', 'https://b.example/', 'bad --origin https://b.example/ is not an origin:'],
])('if `--host %s` or `--origin %s` is invalid, no call is made', async (host, origin, finding) => {
  expect(await findings(host, { origin })).toEqual([begins(finding)]);
});

test('a login host without https is a fault if the pages use https, and a warning if they use http', async () => {
  const origin = 'https://www.firm.example';
  const { url } = await startRefusingLoginHost(origin);

  expect(await problems(url, { origin })).toEqual([
    begins('bad The pages use https, so browsers block calls to a login host with http.'),
  ]);
  expect(await problems('http://login.invalid')).toEqual([
    begins('warn The login host uses http: emails and codes can be read in transit.'),
    begins('bad http://login.invalid is unreachable ('),
  ]);
});

test('an unreachable login host is a fault, and so is a login host without a valid certificate', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  expect(await problems(closed)).toEqual([
    `bad ${closed} is unreachable (Error ECONNREFUSED): check hostname, port and firewall.`,
  ]);

  const { port, stop } = await listening(createServer(await createCertificate('localhost')));
  onTestFinished(stop);
  expect(await problems(`https://127.0.0.1:${port}`)).toEqual([
    expect.stringMatching(/ has no valid certificate \(Error \w*CERT\w*\): install one /),
  ]);
});

type Change = Partial<PlainAnswer> | 'break';
function change(answer: PlainAnswer, changes: Change): 'break' | void {
  if (changes === 'break') return 'break';
  Object.assign(answer, { ...changes, headers: { ...answer.headers, ...changes.headers } });
}
const header = (name: string, value?: string): Change => ({ headers: { [name]: value } });
const cors = (name: string, value?: string) => header(`access-control-allow-${name}`, value);
// If the check followed the redirect, it would get a correct answer.
const redirect = { code: 302, headers: { location: '/elsewhere' } };
const YES = { body: '{"status":true}' };

test.each<[finding: string, changes: Change]>([
  ['bad Call 1, preflight: the login host answered 403. Return 204 for', { code: 403 }],
  ['bad Call 2, preflight: the connection failed (', 'break'],
  [
    `bad Call 1, preflight: Access-Control-Allow-Origin is missing. Send ${ORIGIN}.`,
    cors('origin'),
  ],
  ['bad Call 2, preflight: Access-Control-Allow-Origin is *, which browsers', cors('origin', '*')],
  ['bad Call 3, preflight: Access-Control-Allow-Origin is http', cors('origin', `${ORIGIN}/`)],
  ['bad Call 1, preflight: Access-Control-Allow-Credentials is not', cors('credentials', 'True')],
  [
    'bad Call 2, preflight: Access-Control-Allow-Headers lacks ClientTime and',
    cors('headers', '*'),
  ],
  ['bad Call 3, preflight: Access-Control-Allow-Headers lacks ClientTime.', cors('headers')],
  ['warn Call 3, preflight: Access-Control-Allow-Methods lacks POST.', cors('methods', 'GET')],
  ['warn Call 1, preflight: Vary: Origin is missing.', header('vary')],
  ['bad Call 1, answer: the connection failed (', 'break'],
  ['bad Call 3, answer: Access-Control-Allow-Credentials is not true.', cors('credentials')],
  ['bad Call 1, answer: the login host answered 302, a redirect.', redirect],
  ['bad Call 2, answer: the login host answered 404. It does not seem to support', { code: 404 }],
  ['bad Call 3, answer: the login host answered 500. Return status false as JSON', { code: 500 }],
  ['bad Call 1, answer: the answer is not JSON (200, application/json).', { body: '<h1>' }],
  ['bad Call 2, answer: the answer has no boolean status', { body: '{"status":"false"}' }],
  ['warn Call 1, answer: status true for an invalid email address: ', YES],
  ['bad Call 2, answer: status true for a wrong code: ', YES],
  ['bad Call 3, answer: status true for a lead without msgBody: ', YES],
  ['warn Call 2, answer: 401 for a wrong code: the site treats 401 as a network', { code: 401 }],
  ['warn Call 1, answer: Content-Type is text/plain', header('content-type', 'text/plain')],
  ['warn Call 2, answer: a cache may store the answer.', header('cache-control', 'max-age=60')],
])('the check reports "%s"', async (finding, changes) => {
  const [, name = '', part] = /(Call \d), (\w+)/.exec(finding) ?? [];
  const { url } = await startRefusingLoginHost(ORIGIN, (answer, { call, isPreflight }) =>
    call === PATHS[name as keyof typeof PATHS] && isPreflight === (part === 'preflight')
      ? change(answer, changes)
      : undefined,
  );

  expect(await problems(url)).toEqual([begins(finding)]);
});

test.each<[title: string, changes: Change, finding: string]>([
  ['a refusal', {}, `bad Call 1, ${EMAIL}: status false (200). See the log`],
  ['an answer that is not JSON', { body: 'sent' }, `bad Call 1, ${EMAIL}: the answer is not JSON`],
  ['a broken connection', 'break', `bad Call 1, ${EMAIL}: the connection failed (`],
])('if the check requests a real code, %s is reported', async (_, changes, finding) => {
  const { url } = await startRefusingLoginHost(ORIGIN, (answer, { isPreflight, query }) =>
    !isPreflight && query.get('sEmail') === EMAIL ? change(answer, changes) : undefined,
  );

  expect((await findings(url, { sendTo: EMAIL })).at(-1)).toEqual(begins(finding));
});

test('a slow answer is a warning, and a missing answer is a fault', async () => {
  const options = { origin: ORIGIN, sendTo: undefined };
  const { url } = await startRefusingLoginHost(ORIGIN, (_, { isPreflight, call }) =>
    !isPreflight && call === PATHS['Call 2'] ? 'silence' : undefined,
  );
  const all = await checkLoginHost({ ...options, host: url }, { slowMs: 0, timeoutMs: 1000 });

  expect(all.filter(({ level }) => level !== 'ok')).toEqual([
    { level: 'warn', text: begins('Call 1, answer: it took 0.') },
    { level: 'bad', text: begins('Call 2, answer: no answer within 1 s') },
    { level: 'warn', text: begins('Call 3, answer: it took 0.') },
  ]);
});

test.each([
  [['--host', 'https://a.example'], '--host and --origin are required.'],
  [[...argumentsFor('https://a.example'), '--send'], '--send needs --email.'],
  [[...argumentsFor('https://a.example'), '--email', 'a'], '--email is not an email'],
])('the wrong arguments %j cause an error', async (words, reason) => {
  const { values } = parseArgs({ args: words, options: loginHost.options ?? {} });

  await expect(loginHost.run([], values)).rejects.toThrow(new RegExp(`^${reason}`));
});
