import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSetup } from '../../server/commands/doctor.ts';
import { freshDatabase, hasPostgres } from '../support/server/postgres.ts';
import { postLead } from '../support/server/postLead.ts';
import { serverOfTest, startServer, type RunningServer } from '../support/server/startServer.ts';
import { temporaryFolder } from '../support/server/temporaryFolder.ts';

describe('a running server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const env = { SMTP_URL: '', ALLOWED_ORIGINS: 'http://partner.example' };
    server = await startServer({ env });
  });
  afterAll(() => server.stop());

  test('prints its URLs, and warns of an origin without a pass', () => {
    const lines = server.output().split('\n');

    expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines[1]).toContain('/mailbox');
    expect(lines[2]).toMatch(
      /^On localhost the gate opens without a code\. .*http:\/\/127\.0\.0\.1:\d+ /,
    );
    expect(server.output()).toMatch(
      /^ALLOWED_ORIGINS names a site other than that of PUBLIC_URL: /m,
    );
  });

  test('makes its files readable and writable only by its own user', () => {
    const names = ['gateway.db', 'gateway.db-wal', 'gateway.db-shm', 'code-secret', 'in-use'];
    const modes = names.map((name) => statSync(join(server.dataDir, name)).mode & 0o777);

    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
  });

  test('shows this machine metrics of memory, event loop and queue', async () => {
    const page = await (await fetch(`${server.url}/metrics`)).text();

    const valueOf = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(page)?.[1]);
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf('gateway_queued_mails')).toBe(0);
  });
});

const CODE_SECRET = 'a secret of the operator';
const UNUSABLE =
  /^The store in \/proc cannot be used \(Error ERR_SQLITE_ERROR: unable to open database file\)\. Check that this user can write there.*\n$/;

test.each<[cause: string, env: Record<string, string>, line: RegExp]>([
  [
    'invalid settings',
    { PORT: 'eighty', SMTP_URL: 'mail.example', TRUSTED_PROXIES: '10.0.0.0/99' },
    /^PORT is not valid.*\nTRUSTED_PROXIES is not valid.*\nSMTP_URL is not valid.*\n$/,
  ],
  [
    'no SMTP_URL in production',
    { NODE_ENV: 'production' },
    /^SMTP_URL is not set, so [^\n]*in production[^\n]*\n$/,
  ],
  [
    'a DATA_DIR that cannot be created',
    { DATA_DIR: '/proc/nope' },
    /^DATA_DIR cannot be created at \/proc\/nope \(Error ENOENT\): choose a folder that this user can write to\.\n$/,
  ],
  ['a DATA_DIR that is not writable', { DATA_DIR: '/proc' }, UNUSABLE],
  ['a CODE_SECRET and an unwritable DATA_DIR', { DATA_DIR: '/proc', CODE_SECRET }, UNUSABLE],
])('with %s, the server exits with one line and creates nothing', (_, env, line) => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/gateway.ts', 'serve'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    // Ends the process if the server does not exit.
    timeout: 30_000,
    encoding: 'utf8',
  });

  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(line)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a damaged store stops the start, with advice to restore', async () => {
  const env = { DATA_DIR: temporaryFolder(), SMTP_URL: 'smtp://127.0.0.1:1' };
  const { url, end } = await serverOfTest(env);
  for (let index = 0; index < 20; index += 1) expect(await postLead(url, `row${index}`)).toBe(true);
  await end();
  const path = join(env.DATA_DIR, 'gateway.db');
  const bytes = readFileSync(path);
  // The first byte of a page is its type, so a wrong byte damages the page.
  for (let page = 1; page <= 20; page += 1) bytes[page * 4096]! ^= 0xff;
  writeFileSync(path, bytes);

  await expect(serverOfTest(env)).rejects.toThrow(
    /:\nThe store in .* is damaged\. Stop the server, then run: gateway restore\n$/,
  );
});

describe.runIf(hasPostgres)('a server on PostgreSQL', () => {
  const start = ({ href }: URL, dataDir = temporaryFolder()) =>
    serverOfTest({ DATA_DIR: dataDir, DATABASE_URL: href });

  test('exits with one line if its database user lacks rights', async () => {
    const database = new URL(await freshDatabase());
    const owner = new pg.Client(database.href);
    await owner.connect();
    const guest = `guest${Date.now()}`;
    database.username = guest;

    const schema = /search_path=(\w+)/.exec(decodeURIComponent(database.search))?.[1];
    await owner.query(`CREATE ROLE ${guest} LOGIN; GRANT USAGE ON SCHEMA ${schema} TO ${guest}`);
    await expect(start(database)).rejects.toThrow(
      /:\nDATABASE_URL: the user cannot create tables: make this user the owner of the database \(.*\)\.\n$/,
    );

    await owner.query(`ALTER ROLE ${guest} CONNECTION LIMIT 0`);
    await expect(start(database)).rejects.toThrow(
      /:\nDATABASE_URL: the database accepts no more connections: each server opens up to 16\. .*\n$/,
    );
    await owner.end();
  });

  test('exits with one line if the database is read-only', async () => {
    const database = new URL(await freshDatabase());
    const dataDir = temporaryFolder();
    const findings = async () =>
      (await checkSetup({ DATA_DIR: dataDir, DATABASE_URL: database.href }, dataDir))
        .map(({ level, text }) => `${level} ${text}`)
        .join('\n');
    expect(await findings()).toContain('warn There is no store yet in the database of');
    await (await start(database, dataDir)).end();
    expect(await findings()).toContain('ok The store (postgres) is writable.');

    const { searchParams } = database;
    const options = `${searchParams.get('options')} -c default_transaction_read_only=on`;
    searchParams.set('options', options);
    await expect(start(database, dataDir)).rejects.toThrow(
      /:\nDATABASE_URL: the database is read-only: .*\n$/,
    );
    expect(await findings()).toContain(
      'bad The store is not writable. Codes and requests are refused. Check that DATA_DIR or the database accepts writes and has free space.',
    );

    database.pathname = '/missing';
    expect(await findings()).toContain(
      'bad DATABASE_URL: the database server has no database with that name: ',
    );
    database.port = '1';
    expect(await findings()).toMatch(
      /^bad DATABASE_URL: the database cannot be used \(.*ECONNREFUSED\)\. /m,
    );
  });

  test('exits with one line if it cannot create CODE_SECRET', async () => {
    await expect(start(new URL(await freshDatabase()), '/proc')).rejects.toThrow(
      /:\nCODE_SECRET is not set and .* is not writable: .*\n$/,
    );
  });
});
