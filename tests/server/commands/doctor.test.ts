import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { company } from '../../../src/content/company.ts';
import { policyFor } from '../../../src/content/policy.ts';
import { runCommand } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** The findings about one subject. */
const findings = async (env: Record<string, string>, about: RegExp) =>
  (await checkSetup({ DATA_DIR: folder, ...env }, folder))
    .map(({ level, text }) => `${level} ${text}`)
    .filter((line) => about.test(line));

test('the doctor names what a launch lacks', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.probuilt.example' };

  expect(await findings(env, /^bad/)).toEqual([
    expect.stringMatching(/^bad TRUSTED_PROXIES is not set: /),
    'bad The site is not built: run `npm run build`.',
    'bad SMTP_URL is not set: emails stay on this machine.',
  ]);
});

test.each([
  [
    'an address without https is bad in production',
    { NODE_ENV: 'production', PUBLIC_URL: 'http://www.probuilt.example' },
    'bad PUBLIC_URL is not https: put a proxy with a certificate in front, and set its https URL.',
  ],
  [
    'and fine elsewhere',
    { NODE_ENV: 'development', PUBLIC_URL: 'http://www.probuilt.example' },
    'ok Public URL: http://www.probuilt.example',
  ],
  ['none is a warning', {}, expect.stringMatching(/^warn PUBLIC_URL is not set/)],
])('%s', async (_, env, finding) => {
  expect(await findings(env, /PUBLIC_URL|Public/)).toEqual([finding]);
});

test('a contact value that is still an example is named', async () => {
  const named = await findings({}, /company\.ts/);

  const contacts = [
    ['salesEmail', company.salesEmail],
    ...company.socials.map(({ network, href }) => [network, new URL(href).hostname]),
  ];
  expect(named.map((line) => line.split(' ')[1])).toEqual(
    contacts.flatMap(([name, value]) => (value?.endsWith('.example') ? [name] : [])),
  );
});

test('a mailbox behind a public URL is bad, and one on this machine is not', async () => {
  const mailbox = (url: string) => findings({ PUBLIC_URL: url }, /The mailbox is on/);

  expect(await mailbox('https://staging.probuilt.example')).toEqual([
    expect.stringMatching(/^bad /),
  ]);
  expect(await mailbox('http://localhost:3000')).toEqual([]);
});

test.each([
  ['https://partner.example', '', true],
  ['http://shop.probuilt.example', 'https://www.probuilt.example', true],
  ['https://partner.example', 'https://www.probuilt.example', false],
])('an origin %s beside PUBLIC_URL %s keeps no pass: %s', async (origin, url, isNamed) => {
  const found = await findings({ ALLOWED_ORIGINS: origin, PUBLIC_URL: url }, /keep no pass/);

  expect(found.some((line) => line.includes(origin))).toBe(isNamed);
});

test('a folder that cannot be made is bad before there is a store', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '', { mode: 0o777 });
  const dataDir = join(file, 'data');

  expect(await findings({ DATA_DIR: dataDir }, /DATA_DIR \(/)).toEqual([
    `bad DATA_DIR (${dataDir}) cannot be made, because ${file} is a file: give this user write access, or choose another folder.`,
  ]);
});

test('the command prints its findings, and exits with 1 if one is bad', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  expect(runCommand('doctor', join(file, 'data'))).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^ok {4}The settings can be read\.\n[^]*\nBAD {3}DATA_DIR /),
    stderr: '',
  });
});

test('a receiver of leads that the built policy does not name is bad', async () => {
  const env = {
    LEAD_WEBHOOK_URL: 'https://leads.example.com/hook',
    LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  };
  expect(await findings({}, /Leads/)).toEqual([]);
  expect(await findings(env, /Leads/)).toEqual([expect.stringMatching(/^bad .*for the build/)]);

  mkdirSync(join(folder, 'site', 'privacy-policy'), { recursive: true });
  const policy = JSON.stringify(policyFor(undefined, 'leads.example.com'));
  writeFileSync(join(folder, 'site', 'privacy-policy', 'index.html'), policy);
  expect(await findings(env, /Leads/)).toEqual([expect.stringMatching(/^ok /)]);
});

test('the doctor warns of ALERT_EMAIL alone, which fails together with the mail server', async () => {
  const warned = (env: Record<string, string>) => findings(env, /^warn Only ALERT_EMAIL is set/);
  const env = { ALERT_EMAIL: 'operator@site.example' };

  expect(await warned(env)).toHaveLength(1);
  expect(await warned({ ...env, ALERT_URL: 'https://ntfy.example/topic' })).toEqual([]);
});
