import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../server/settings/settings.ts';

const faultsOf = (env: Record<string, string>) => readSettings(env).faults;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['production', 'development', 'test', '', ' '])('NODE_ENV may be "%s"', (value) => {
  expect(faultsOf({ NODE_ENV: value })).toEqual([]);
});

test.each(['Production', 'prod', 'staging'])('NODE_ENV may not be "%s"', (value) => {
  expect(faultsOf({ NODE_ENV: value })).toEqual([
    'NODE_ENV is not valid: use production, development or test.',
  ]);
});

test.each([',', ' , ,', '127.0.0.1/99'])('TRUSTED_PROXIES may not be "%s"', (value) => {
  expect(faultsOf({ TRUSTED_PROXIES: value })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES is not valid: /),
  ]);
});

test.each([
  'smtp://mail/x:secret@a.example',
  'smtp://mail:25#secret@a.example',
  'https://a.example',
])('SMTP_URL may not be "%s": nothing of a password is taken for a path', (value) => {
  expect(faultsOf({ SMTP_URL: value })).toEqual([
    expect.stringMatching(/^SMTP_URL is not valid: .* as %2F and %23\.$/),
  ]);
});

test('SMTP_URL may end in a slash and ask for more', () => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail:a%2Fb@a.example:587/?requireTLS=false' })).toEqual([]);
});

test('a previous secret that is too short to be one is a fault', () => {
  expect(faultsOf({ CODE_SECRET_PREVIOUS: 'short' })).toEqual([
    'CODE_SECRET_PREVIOUS is not valid: use at least 16 characters.',
  ]);
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
  expect(faultsOf({ MAIL_FROM: value })).toEqual([]);
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
  'ProBuilt',
])('MAIL_FROM %s is not', (value) => {
  expect(faultsOf({ MAIL_FROM: value })).toEqual([
    expect.stringMatching(/^MAIL_FROM is not valid: use an address, or Name <address>/),
  ]);
});

test.each(['main', 'commands/doctor', 'commands/restore', 'commands/outbox'])(
  'a .env that cannot be read costs %s one plain line',
  (command) => {
    mkdirSync(join(folder, '.env'));

    const { status, stdout, stderr } = run([resolve(`server/${command}.ts`), 'list']);

    expect(stdout + stderr).toMatch(/^(?:BAD {3})?\.env in .* cannot be read \(.*\): .*\n$/);
    expect(status).toBe(1);
  },
);

test('the environment file of the service serves the commands as well', () => {
  const file = join(folder, 'gateway.env');
  writeFileSync(
    file,
    `DATA_DIR=${folder}/store\nMAIL_FROM=ProBuilt <no-reply@probuilt.example>\nNODE_ENV=production\n`,
  );
  const answers = [['doctor'], ['outbox', 'list'], ['restore']].map(([command, ...rest]) =>
    run([`--env-file=${file}`, resolve(`server/commands/${command}.ts`), ...rest]),
  );

  expect(answers.map(({ stdout, stderr }) => stdout + stderr)).toEqual([
    expect.stringContaining(`There is no store yet in DATA_DIR, which is ${folder}/store: `),
    `There is no store yet in DATA_DIR, which is ${folder}/store: the first start makes it.\n`,
    `There is no sound backup in ${folder}/store/backups.\n`,
  ]);
  expect(answers.map(({ status }) => status)).toEqual([1, 1, 1]);
});

function run(words: string[]) {
  return spawnSync(process.execPath, words, {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
}
