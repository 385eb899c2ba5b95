import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { isWelcome } from '../../../server/settings/domains.ts';
import { siteHost } from '../../../server/settings/sender.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const faultsOf = (name: string, value: string) => readSettings({ [name]: value }).faults;
const SMTP_HINT = 'use smtp://user:password@host:port or';
const PROXIES_HINT = 'use addresses or networks such as';
const HEADERS_HINT = 'use up to 10 of X-Name: value, with semicolons between.';
const NODE_ENV_HINT = 'use production, development or test.';
const DOMAINS_HINT = 'use domains such as example.com, with commas between.';

test.each([
  ['NODE_ENV', 'production'],
  ['NODE_ENV', 'development'],
  ['NODE_ENV', 'test'],
  ['NODE_ENV', ' '],
  ['MAIL_HEADERS', 'X-PM-Message-Stream: outbound; Feedback-ID: a:b:c'],
  ['CAMPAIGNS', 'spring, qr-booth,2026'],
  ['SALES_TIME_ZONE', 'Europe/Berlin'],
  ['SMTP_URL', 'smtp://mail:a%2Fb@a.example:587/?requireTLS=false'],
  ['SMTP_URL', 'smtps://mail:secret@a.example  smtp://b.example'],
])('%s may be "%s"', (name, value) => {
  expect(faultsOf(name, value)).toEqual([]);
});

test.each([
  ['NODE_ENV', 'Production', NODE_ENV_HINT],
  ['NODE_ENV', 'staging', NODE_ENV_HINT],
  ['TRUSTED_PROXIES', ',', PROXIES_HINT],
  ['TRUSTED_PROXIES', ' , ,', PROXIES_HINT],
  ['TRUSTED_PROXIES', '127.0.0.1/99', PROXIES_HINT],
  // No part of a password is read as a path.
  ['SMTP_URL', 'smtp://mail/x:secret@a.example', SMTP_HINT],
  ['SMTP_URL', 'smtp://mail:25#secret@a.example', SMTP_HINT],
  ['SMTP_URL', 'https://a.example', SMTP_HINT],
  ['SMTP_URL', 'smtp://a.example https://b.example', SMTP_HINT],
  ['SMTP_URL', 'smtp://a.example smtp://b.example smtp://c.example', SMTP_HINT],
  ['CODE_SECRET_PREVIOUS', 'short', 'use at least 16 characters.'],
  ['DENY_DOMAINS', 'harbor', DOMAINS_HINT],
  ['DENY_DOMAINS', 'https://harbor.example', DOMAINS_HINT],
  ['DENY_DOMAINS', 'harbor.example,', DOMAINS_HINT],
  ['ALLOW_DOMAINS', 'a@harbor.example', DOMAINS_HINT],
  ['MAIL_HEADERS', 'Bcc: a@b.co', HEADERS_HINT],
  ['MAIL_HEADERS', 'X-A: one; Content-Type: text/html', HEADERS_HINT],
  ['MAIL_HEADERS', 'X-A: one\r\nBcc: a@b.co', HEADERS_HINT],
  ['MAIL_HEADERS', 'X-A: ', HEADERS_HINT],
  ['MAIL_HEADERS', 'X-A: ü', HEADERS_HINT],
  ['MAIL_HEADERS', 'X-A: one; x-a: two', HEADERS_HINT],
  ['CAMPAIGNS', 'Spring', 'use up to 50 words'],
  ['CAMPAIGNS', 'a'.repeat(41), 'use up to 50 words'],
  ['CAMPAIGNS', Array.from({ length: 51 }, (_, index) => index).join(), 'use up to 50 words'],
  ['SALES_TIME_ZONE', 'Central', 'use an IANA name'],
  ['RECEIPT_EMAIL', 'no', 'use on or off.'],
  ['MAIL_FROM', 'ProBuilt', 'use an address, or Name <address>'],
])('%s may not be "%s"', (name, value, hint) => {
  expect(faultsOf(name, value)).toEqual([expect.stringMatching(`^${name} is not valid: ${hint}`)]);
});

test.each([
  ['dana@harbor.example', { ALLOW_DOMAINS: 'pine.example, Harbor.example' }, true],
  ['dana@mail.harbor.example', { ALLOW_DOMAINS: 'harbor.example' }, true],
  ['dana@myharbor.example', { ALLOW_DOMAINS: 'harbor.example' }, false],
  ['dana@pine.example', { ALLOW_DOMAINS: 'harbor.example' }, false],
  ['dana@pine.example', { DENY_DOMAINS: 'harbor.example' }, true],
  ['dana@Mail.Harbor.example', { DENY_DOMAINS: 'harbor.example' }, false],
  ['dana@a.pine.example', { ALLOW_DOMAINS: 'pine.example', DENY_DOMAINS: 'a.pine.example' }, false],
  ['dana@pine.example', {}, true],
])('%s is accepted where %j is set: %s', (email, env, accepted) => {
  expect(isWelcome(parseEmail(email)!, readSettings(env).settings)).toBe(accepted);
});

const HOOK = {
  LEAD_WEBHOOK_URL: 'https://leads.example.com/hook?for=sales',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

test('leads are posted nowhere unless both URL and secret are set', () => {
  expect(readSettings({})).toMatchObject({ faults: [], settings: { leadWebhook: undefined } });
  expect(readSettings(HOOK)).toMatchObject({
    faults: [],
    settings: { leadWebhook: { url: HOOK.LEAD_WEBHOOK_URL } },
  });
  for (const name of Object.keys(HOOK))
    expect(readSettings({ ...HOOK, [name]: '' }).faults).toEqual([
      'LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both, or neither.',
    ]);
});

test.each([
  ['LEAD_WEBHOOK_URL', 'http://leads.example.com/hook'],
  ['LEAD_WEBHOOK_URL', 'https://user:word@leads.example.com/hook'],
  ['LEAD_WEBHOOK_SECRET', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['LEAD_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
])('%s may not be %s', (name, value) => {
  expect(readSettings({ ...HOOK, [name]: value }).faults).toEqual([
    expect.stringContaining(`${name} is not valid`),
  ]);
});

test('the site is named as browsers compare it, without a port', () => {
  expect(siteHost(new URL('https://www.probuilt.example:8443'))).toBe('www.probuilt.example');
});

test.each(['[::1]', '::1'])('HOST %s is an address of this machine', (value) => {
  expect(readSettings({ HOST: value }).settings.host).toBe('::1');
});

test.each([
  ['a@b.co', ''],
  ['<a@b.co>', ''],
  ['ProBuilt <a@b.co>', 'ProBuilt'],
  [`D'Or & Sons Inc. <a@b.co>`, `D'Or & Sons Inc.`],
  ['"ProBuilt, Inc." <a@b.co>', 'ProBuilt, Inc.'],
  ['"ProBuilt: East; West (Ltd.)" <a@b.co>', 'ProBuilt: East; West (Ltd.)'],
  ['"The \\"Pro\\" \\\\ Builders"<a@b.co>', 'The "Pro" \\ Builders'],
])('MAIL_FROM %s is one sender, for the mailer too', async (value, name) => {
  expect(faultsOf('MAIL_FROM', value)).toEqual([]);
  const { envelope, message } = await createTransport({ jsonTransport: true }).sendMail({
    from: value,
    to: 'c@d.co',
  });
  expect(envelope.from).toBe('a@b.co');
  expect(JSON.parse(String(message))).toMatchObject({ from: { address: 'a@b.co', name } });
});

test.each([
  'a@b.co, c@d.co',
  'c@d.co, ProBuilt <a@b.co>',
  'c@d.co <a@b.co>',
  '<c@d.co> <a@b.co>',
  'ProBuilt: <a@b.co>',
  'ProBuilt; <a@b.co>',
  'ProBuilt, Inc. <a@b.co>',
  'ProBuilt (East <a@b.co>',
  '"ProBuilt <a@b.co>',
  '"ProBuilt" Inc" <a@b.co>',
  '"ProBuilt\\" <a@b.co>',
  '"Pro\nBuilt" <a@b.co>',
  'ProBuilt <a@b.co\r\n>',
  'ProBuilt <a@b.co> Inc',
])('MAIL_FROM %s is not', (value) => {
  expect(faultsOf('MAIL_FROM', value)).toEqual([
    expect.stringMatching(/^MAIL_FROM is not valid: use an address, or Name <address>/),
  ]);
});

/** Runs a program in a folder: its output and exit code. */
function run(folder: string, program: string, words: string[] = [], options: string[] = []) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...options, resolve(`server/${program}.ts`), ...words],
    { cwd: folder, env: { PATH: process.env['PATH'] }, encoding: 'utf8' },
  );
  return [stdout + stderr, status];
}

test.each([['main'], ['gateway', 'doctor'], ['gateway', 'outbox', 'list']])(
  'a .env that cannot be read is reported on one line by %s %s',
  (program, ...words) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.env'));

    expect(run(folder, program, words)).toEqual([
      expect.stringMatching(/^\.env in .* cannot be read \(.*\): .*\n$/),
      1,
    ]);
  },
);

test('the environment file of the service serves the commands too', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'gateway.env');
  writeFileSync(file, `DATA_DIR=${folder}/store\nNODE_ENV=production\n`);

  expect(run(folder, 'gateway', ['outbox', 'list'], [`--env-file=${file}`])).toEqual([
    `There is no store yet in DATA_DIR, which is ${folder}/store: the first start makes it.\n`,
    1,
  ]);
});

test.each([
  ['MAIL_FORM', 'did you mean MAIL_FROM?'],
  ['SALES_EMIAL', 'did you mean SALES_EMAIL?'],
  ['CODES_PER_EMIL_HOUR', 'did you mean CODES_PER_EMAIL_HOUR?'],
  ['SMTP_PASSWORD', 'see .env.example.'],
])('the misspelt setting %s is named', (name, advice) => {
  expect(readSettings({ [name]: '1' }).warnings).toEqual([`${name} is not a setting: ${advice}`]);
});

test('variables of other programs are not taken for settings', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'NODE_OPTIONS', 'MAIL', 'VITE_USER_NODE_ENV'];
  const environment = Object.fromEntries(others.map((name) => [name, '1']));
  expect(readSettings({ ...environment, PORT: '1', SENDS_PER_ADDRESS_HOUR: ' ' }).warnings).toEqual(
    [],
  );
});
