import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkSetup, doctor } from '../../../server/commands/doctor.ts';
import { HOUR } from '../../../server/durations.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { company } from '../../../shared/company.ts';
import { exampleContacts } from '../../../shared/exampleContacts.ts';
import { backUp } from '../../../server/upkeep/backup.ts';
import { listening } from '../../support/loginHost/listening.ts';
import { openTestServer } from '../../support/server/testServer.ts';
import { queue } from '../../support/server/outboxParts.ts';
import { runHere } from '../../support/server/runCommand.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const CODE_SECRET = 'first secret of the site';
const SECOND = 'second secret of the site';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const findings = async (env: Record<string, string>, subject: RegExp) =>
  (await checkSetup({ DATA_DIR: folder, ...env }, folder))
    .map(({ level, text }) => `${level} ${text}`)
    .filter((line) => subject.test(line));

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.probuilt.example' };
const OTHER_HOST = { VITE_SETUP_API_HOST: 'https://login.example' };
const HTTP = { PUBLIC_URL: 'http://www.probuilt.example' };

describe('the doctor', () => {
  test.each<[subject: RegExp, env: Record<string, string>, found: readonly string[]]>([
    [/^bad TRUSTED_PROXIES/, PRODUCTION, ['bad TRUSTED_PROXIES is not set: behind a proxy,']],
    [/The site/, {}, ['bad The site is not built: run `npm run build`.']],
    [/SMTP_URL/, PRODUCTION, ['bad SMTP_URL is not set: no mail is delivered.']],
    [/no mail is/, { ...PRODUCTION, ...OTHER_HOST }, []],
    [/no mail is/, { ...PRODUCTION, ...OTHER_HOST, ALERT_EMAIL: 'a@site.example' }, ['bad SMTP']],
    [/PUBLIC_URL/, { ...HTTP, NODE_ENV: 'production' }, ['bad PUBLIC_URL is not https: put a']],
    [/PUBLIC_URL|Public/, HTTP, ['ok Public URL: http://www.probuilt.example']],
    [/PUBLIC_URL/, {}, ['warn PUBLIC_URL is not set']],
    [/mailbox is on/, HTTP, ['bad /mailbox is on. Behind a proxy']],
    [/mailbox is on/, { PUBLIC_URL: 'http://localhost:3000' }, []],
    [
      /stay verified/,
      { ALLOWED_ORIGINS: 'https://partner.example' },
      ['warn ALLOWED_ORIGINS names a site other than that of PUBLIC_URL: https://partner.example.'],
    ],
    [/stay verified/, { ALLOWED_ORIGINS: 'http://shop.a.example', ...HTTP }, ['warn ALLOWED_ORI']],
    [/stay verified/, { ...PRODUCTION, ALLOWED_ORIGINS: 'https://partner.example' }, []],
    [/ALERT_URL/, { ALERT_EMAIL: 'operator@site.example' }, ['warn ALERT_EMAIL is set, but']],
  ])('about %s with %j reports %j', async (subject, env, found) => {
    expect(await findings(env, subject)).toEqual(
      found.map((line) => expect.stringContaining(line)),
    );
  });

  test('names each contact detail that is still an example', async () => {
    const named = exampleContacts(company);
    expect(named).not.toEqual([]);

    for (const [env, level] of [
      [PRODUCTION, 'bad'],
      [{}, 'warn'],
    ] as const)
      expect(await findings(env, /company\.ts/)).toEqual(
        named.map(
          (name) => `${level} ${name} in shared/company.ts is still an example: replace it.`,
        ),
      );
  });

  test('exits with 1 if the data folder cannot be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    const { lines, failed } = await runHere(doctor, dataDir);

    expect([lines[0], failed]).toEqual(['ok    The settings are valid.', true]);
    expect(lines).toContain(
      `BAD   DATA_DIR (${dataDir}) cannot be created, because ${file} is a file: choose another folder.`,
    );
  });

  test('creates nothing before the server first starts', async () => {
    const missing = (dataDir: string) => [
      `warn There is no store yet in DATA_DIR (${dataDir}): the first start creates it.`,
    ];
    expect(await findings({}, /store/)).toEqual(missing(folder));
    expect(readdirSync(folder)).toEqual([]);

    // The doctor also reports a store without a data key as missing.
    const server = await openTestServer();
    const found = await findings({ DATA_DIR: server.folder }, /store yet/);
    expect(found).toEqual(missing(server.folder));
    expect(await server.store.read((sql) => sql.rows('SELECT * FROM meta'))).toEqual([]);
    expect(readdirSync(server.folder)).not.toContain('code-secret');
  });

  /** Creates a server whose store has a data key, and functions to check and change the store. */
  async function serverWithStore() {
    const server = await openTestServer({ env: { CODE_SECRET } });
    await openKeyring(server.store, server.settings);
    const rows = (statement: string) => server.store.read((sql) => sql.rows(statement));
    return {
      server,
      find: (subject: RegExp, env: Record<string, string> = { CODE_SECRET }) =>
        findings({ DATA_DIR: server.folder, ...env }, subject),
      change: (statement: string) => server.store.write((sql) => sql.change(statement)),
      contents: async () => [
        await rows('SELECT release FROM schema_version'),
        await rows(`SELECT * FROM meta WHERE name <> 'probe' ORDER BY name`),
        readdirSync(server.folder),
      ],
    };
  }

  test('compares the secret, and changes only its own test row', async () => {
    const { server, find, contents } = await serverWithStore();
    const before = await contents();

    expect(await find(/secret|writable/)).toEqual([
      `ok DATA_DIR (${server.folder}) is writable.`,
      'ok The secret matches the store.',
      'ok The store (sqlite) is writable.',
    ]);
    const changed = { CODE_SECRET: SECOND, CODE_SECRET_PREVIOUS: CODE_SECRET };
    expect(await find(/match/, changed)).toEqual([
      'warn CODE_SECRET_PREVIOUS matches the store: the next start changes the secret to CODE_SECRET.',
    ]);
    for (const env of [{}, { CODE_SECRET: SECOND }])
      expect((await find(/match/, env)).join()).toContain('bad CODE_SECRET does not match');

    expect(await contents()).toEqual(before);
  });

  test('reports the problems in the store', async () => {
    const { server, find, change } = await serverWithStore();
    server.clock.now = Date.now() - 2 * HOUR;
    await queue(server, 'lead', 'sales');
    const late = 'bad An email has been waiting for more than two minutes.';
    expect(await find(/^bad .*(waiting|mailed)/)).toEqual([late]);

    await change(`UPDATE jobs SET status = 'failed'`);
    const failed = 'bad A request was not mailed to sales. Run: gateway outbox list';
    expect(await find(/^bad .*(waiting|mailed)/)).toEqual([failed]);
  });

  test('reports the problems that only the running server knows', async () => {
    const { server, find } = await serverWithStore();
    const { store } = server;
    const keyring = await openKeyring(store, server.settings);
    // Behind a proxy on this machine, only a token shows who asks.
    const env = { CODE_SECRET, TRUSTED_PROXIES: '127.0.0.1' };
    const running = await openTestServer({ env, store, parts: { keyring } });
    const { port, stop } = await listening(createHttpServer(running.app.fetch));
    const found = () =>
      find(/The running server|No server|DNS resolver/, { ...env, PORT: String(port) });
    expect(await found()).toEqual(['ok The running server reports its problems (0).']);

    running.record('lookups', 'disbelieved');
    running.clock.now += 1000;

    expect(await found()).toEqual([
      'ok The running server reports its problems (1).',
      expect.stringContaining('bad The DNS resolver does not find the domain of SALES_EMAIL'),
    ]);
    await stop();
    expect(await found()).toEqual([expect.stringContaining('warn No server runs')]);
  });

  test('reports the age of the newest backup', async () => {
    const { server, find } = await serverWithStore();
    const backup = async (age: number) => {
      await backUp(server.folder, Date.now() - age);
      return find(/backup/);
    };

    expect(await find(/backup/)).toEqual([expect.stringContaining('warn There is no backup yet')]);
    expect(await backup(3 * HOUR)).toEqual([expect.stringContaining('warn The newest backup is')]);
    expect(await backup(HOUR)).toEqual(['ok The newest backup is less than two hours old.']);
  });

  test('leaves an older schema alone', async () => {
    const { find, change, contents } = await serverWithStore();
    await change(`UPDATE schema_version SET release = '0.9.0'`);
    const before = await contents();

    expect(await find(/version/)).toEqual([
      'warn The store was created by an older version: the next start upgrades it.',
    ]);
    expect(await contents()).toEqual(before);
  });
});
