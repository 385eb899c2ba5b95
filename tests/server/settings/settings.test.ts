import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { isWelcome } from '../../../server/settings/domains.ts';
import { readSettings, type Settings } from '../../../server/settings/settings.ts';
import { parseEmail } from '../../../shared/email.ts';
import { WEBHOOK_ENV } from '../../support/server/outboxParts.ts';
import { runProgram } from '../../support/server/runCommand.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const valueOf = (key: keyof Settings, name: string, text?: string) =>
  readSettings({ [name]: text }).settings[key];

describe('a setting', () => {
  test.each([
    [undefined, 10],
    [' ', 10],
    [' 60 ', 60],
    ['1', 1],
  ])('CODE_MINUTES=%j means %i minutes', (text, minutes) => {
    expect(valueOf('codeMinutes', 'CODE_MINUTES', text)).toBe(minutes);
  });

  test('may be an IPv6 address in brackets, or a URL with a slash', () => {
    for (const text of ['[::1]', '::1']) expect(valueOf('host', 'HOST', text)).toBe('::1');
    expect(valueOf('loginHost', 'VITE_SETUP_API_HOST', 'https://Login.example.com/')).toEqual(
      new URL('https://login.example.com'),
    );
  });

  test.each([
    ['NODE_ENV', 'production'],
    ['NODE_ENV', 'development'],
    ['NODE_ENV', 'test'],
    ['NODE_ENV', ' '],
    ['MAIL_HEADERS', 'X-PM-Message-Stream: outbound; Feedback-ID: a:b:c'],
    ['CAMPAIGNS', 'spring, qr-booth,2026'],
    ['TRUSTED_PROXIES', '127.0.0.0/8, fd00::/8, ::1, 100.64.0.0/10, 203.0.113.7'],
    ['SALES_TIME_ZONE', 'Europe/Berlin'],
    ['SMTP_URL', 'smtp://mail:a%2Fb@a.example:587/?requireTLS=false'],
    ['SMTP_URL', 'smtps://mail:secret@a.example  smtp://b.example'],
  ])('%s may be "%s"', (name, value) => {
    expect(readSettings({ [name]: value }).faults).toEqual([]);
  });

  test.each<[name: string, ...texts: string[]]>([
    ['NODE_ENV', 'Production', 'staging', 'toString'],
    ['CODE_MINUTES', '0', '61', '1.5', '-1', '1e1', 'ten', '99999999999'],
    ['CODES_PER_HOUR', '0'],
    ['VITE_SETUP_API_HOST', 'login.example.com', 'ahttps://login.example', 'ftp://login.example'],
    [
      'VITE_SETUP_API_HOST',
      'https://a.example/api',
      'https://a.example/?a=b',
      'https://b@a.example',
    ],
    ['SECURITY_CONTACT', 'me@site.example', 'http://site.example', 'mailto:a@b.c\nExpires: never'],
    [
      'TRUSTED_PROXIES',
      ' , ,',
      '127.0.0.1/99',
      '10/8',
      'proxy.example',
      '10.0.0.0/8/8',
      '10.0.0.0/x',
    ],
    // In a public network, a stranger could choose an IP.
    ['TRUSTED_PROXIES', '0.0.0.0/0', '10.0.0.0/7', '2001:db8::/32'],
    // A part of a password must not be read as a path.
    ['SMTP_URL', 'smtp://mail/x:secret@a.example', 'smtp://mail:25#secret@a.example'],
    ['SMTP_URL', 'https://a.example', 'smtp://a https://b', 'smtp://a smtp://b smtp://c'],
    ['CODE_SECRET_PREVIOUS', 'short'],
    ['ALLOW_DOMAINS', 'a@harbor.example'],
    ['DENY_DOMAINS', 'harbor', 'https://harbor.example', 'harbor.example,'],
    ['MAIL_HEADERS', 'Bcc: a@b.co', 'X-A: one; Content-Type: text/html', 'X-A: one\r\nBcc: a@b.co'],
    ['MAIL_HEADERS', 'X-A: ', 'X-A: ü', 'X-A: one; x-a: two'],
    ['CAMPAIGNS', 'Spring', 'a'.repeat(41), [...Array(51).keys()].join()],
    ['SALES_TIME_ZONE', 'Central'],
    ['RECEIPT_EMAIL', 'no'],
    ['ALERT_URL', 'ntfy.example/topic', 'https://user:secret@ntfy.example/topic'],
    ['ALERT_EMAIL', 'Operator <operator@site.example>'],
    ['LEAD_WEBHOOK_URL', 'our CRM', 'http://leads.example.com/hook', 'https://user:word@a.example'],
    ['LEAD_WEBHOOK_SECRET', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_c2hvcnQ='],
    ['MAIL_FROM', 'ProBuilt', 'c@d.co, ProBuilt <a@b.co>', 'c@d.co <a@b.co>', 'ProBuilt: <a@b.co>'],
    ['MAIL_FROM', 'ProBuilt (East <a@b.co>', '"ProBuilt <a@b.co>', '"ProBuilt\\" <a@b.co>'],
    ['MAIL_FROM', '"Pro\nBuilt" <a@b.co>', 'ProBuilt <a@b.co\r\n>', 'ProBuilt <a@b.co> Inc'],
  ])('%s may not be %j', (name, ...texts) => {
    for (const text of texts)
      expect([text, readSettings({ ...WEBHOOK_ENV, [name]: text }).faults]).toEqual([
        text,
        [expect.stringMatching(`^${name} is not valid: use `)],
      ]);
  });

  test.each([
    ['a@b.co', ''],
    ['<a@b.co>', ''],
    ['ProBuilt <a@b.co>', 'ProBuilt'],
    [`D'Or & Sons Inc. <a@b.co>`, `D'Or & Sons Inc.`],
    ['"ProBuilt: East; West, Inc. (Ltd.)" <a@b.co>', 'ProBuilt: East; West, Inc. (Ltd.)'],
    ['"The \\"Pro\\" \\\\ Builders"<a@b.co>', 'The "Pro" \\ Builders'],
  ])('MAIL_FROM=%s is the sender that mailers read', async (from, name) => {
    expect(readSettings({ MAIL_FROM: from }).faults).toEqual([]);
    const mailer = createTransport({ jsonTransport: true });
    const { envelope, message } = await mailer.sendMail({ from, to: 'c@d.co' });
    expect(envelope.from).toBe('a@b.co');
    expect(JSON.parse(String(message))).toMatchObject({ from: { address: 'a@b.co', name } });
  });
});

describe('the domain lists', () => {
  test.each([
    ['dana@harbor.example', { ALLOW_DOMAINS: 'pine.example, Harbor.example' }, true],
    ['dana@mail.harbor.example', { ALLOW_DOMAINS: 'harbor.example' }, true],
    ['dana@myharbor.example', { ALLOW_DOMAINS: 'harbor.example' }, false],
    ['dana@pine.example', { DENY_DOMAINS: 'harbor.example' }, true],
    ['dana@Mail.Harbor.example', { DENY_DOMAINS: 'harbor.example' }, false],
    ['x@a.pine.example', { ALLOW_DOMAINS: 'pine.example', DENY_DOMAINS: 'a.pine.example' }, false],
    ['dana@pine.example', {}, true],
  ])('for %s with %j: %s', (email, env, accepted) => {
    expect(isWelcome(parseEmail(email)!, readSettings(env).settings)).toBe(accepted);
  });
});

describe('settings together', () => {
  test('the webhook needs both its URL and its secret', () => {
    expect(readSettings({})).toMatchObject({ faults: [], settings: { leadWebhook: undefined } });
    expect(readSettings(WEBHOOK_ENV)).toMatchObject({
      faults: [],
      settings: { leadWebhook: { url: WEBHOOK_ENV.LEAD_WEBHOOK_URL } },
    });
    for (const name of Object.keys(WEBHOOK_ENV))
      expect(readSettings({ ...WEBHOOK_ENV, [name]: '' }).faults).toEqual([
        'Set both LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET, or neither.',
      ]);
  });

  test('production with SMTP_URL needs MAIL_FROM and SALES_EMAIL', () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };

    expect(readSettings(env).faults).toEqual([
      'MAIL_FROM is not set: it is required in production with SMTP_URL.',
      'SALES_EMAIL is not set: it is required in production with SMTP_URL.',
    ]);
  });

  test('a name like that of a setting is warned about', () => {
    // The others are settings or belong to other programs.
    const names = [
      'SALES_EMIAL',
      'HOME',
      'PATH',
      'NODE_OPTIONS',
      'MAIL',
      'VITE_USER_NODE_ENV',
      'PORT',
    ];
    const env = Object.fromEntries(names.map((name) => [name, '1']));

    expect(readSettings(env).warnings).toEqual(['SALES_EMIAL is not a setting: see .env.example.']);
  });

  const ALERT_EMAIL = 'operator@site.example';
  const ALERT_URL = 'https://ntfy.example/topic';
  const SITE = 'https://www.site.example';
  test.each<[warnings: string[], env: Record<string, string>]>([
    [['ALERT_EMAIL'], { ALERT_EMAIL }],
    [['ALERT_URL and ALERT_EMAIL'], { NODE_ENV: 'production' }],
    [[], { NODE_ENV: 'production', ALERT_URL }],
    [['VITE_SETUP_API_HOST'], { PUBLIC_URL: SITE, VITE_SETUP_API_HOST: SITE }],
    [['VITE_SETUP_API_HOST'], { VITE_SETUP_API_HOST: 'http://127.0.0.1:3000' }],
    [[], { PUBLIC_URL: SITE, VITE_SETUP_API_HOST: 'https://login.example' }],
    [['NODE_TLS_REJECT_UNAUTHORIZED'], { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    [['SMTP_URL'], { SMTP_URL: 'smtps://mail.example/?tls.rejectUnauthorized=false' }],
    [
      ['DENY_DOMAINS'],
      { ALLOW_DOMAINS: 'firm.example, a.firm.example', DENY_DOMAINS: 'a.firm.example' },
    ],
    [[], { ALLOW_DOMAINS: 'firm.example', DENY_DOMAINS: 'a.firm.example' }],
  ])('cause the warnings %j: %j', (expected, env) => {
    const { faults, warnings } = readSettings(env);
    const found = warnings.map((warning) => warning.split(/ is | are | has|, but| refuses/)[0]);
    expect([faults, found]).toEqual([[], expected]);
  });

  test('no DATA_DIR is in the published folder', () => {
    const link = join(temporaryFolder(), 'link');
    symlinkSync(resolve('.'), link);
    const faultsOf = (DATA_DIR: string) => readSettings({ DATA_DIR }).faults;

    for (const folder of ['dist', 'dist/client/data', join(link, 'dist/data')])
      expect(faultsOf(folder)).toEqual([expect.stringContaining('DATA_DIR is in dist, ')]);
    expect(faultsOf('distant')).toEqual([]);
  });
});

test('an unreadable .env is reported on one line', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.env'));
  const words = [resolve('server/gateway.ts'), 'serve'];

  expect(await runProgram(process.execPath, words, { cwd: folder })).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^\.env in .* cannot be read \(.*\): .*\n$/),
  });
});
