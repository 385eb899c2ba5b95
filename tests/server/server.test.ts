import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSetup } from '../../server/commands/doctor.ts';
import { createServer } from '../../server/server.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { freshDatabase, hasPostgres } from '../support/server/postgres.ts';
import { runGateway } from '../support/server/runCommand.ts';
import { startServer, type RunningServer } from '../support/server/startServer.ts';
import { temporaryFolder } from '../support/server/temporaryFolder.ts';

describe('a running server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ SMTP_URL: '' });
  });
  afterAll(() => server.stop());

  test('prints its URLs', () => {
    const lines = server.output().split('\n');

    expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines[1]).toContain('/mailbox');
    expect(lines[2]).toMatch(
      /^On localhost the gate opens without a code\. .*http:\/\/127\.0\.0\.1:\d+ /,
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

test('with invalid settings, the server exits with a line for each', async () => {
  const folder = temporaryFolder();
  const env = { PORT: 'eighty', SMTP_URL: 'mail.example', DATA_DIR: join(folder, 'data') };

  expect(await runGateway(['serve'], env)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^PORT is not valid.*\nSMTP_URL is not valid.*\n$/),
  });
  expect(readdirSync(folder)).toEqual([]);
});

/** Creates a server with these settings, and returns the line with which it refuses. */
async function refusal(env: Record<string, string>) {
  const { settings } = readSettings({ DATA_DIR: temporaryFolder(), ...env });
  const server = createServer(settings, () => undefined, settings.dataDir);
  return server.then(
    async ({ stop }) => stop(),
    ({ message }: Error) => message,
  );
}

const CODE_SECRET = 'a secret of the operator';
const UNUSABLE =
  /^The store in \/proc cannot be used \(Error ERR_SQLITE_ERROR: unable to open database file\)\. Check that this user can write there.*$/;

test.each<[cause: string, env: Record<string, string>, line: RegExp]>([
  ['no SMTP_URL in production', { NODE_ENV: 'production' }, /^SMTP_URL is not set, so /],
  [
    'a DATA_DIR that cannot be created',
    { DATA_DIR: '/proc/nope' },
    /^DATA_DIR cannot be created at \/proc\/nope \(Error ENOENT\): choose a folder that this user can write to\.$/,
  ],
  ['a DATA_DIR that is not writable', { DATA_DIR: '/proc' }, UNUSABLE],
  ['a CODE_SECRET and an unwritable DATA_DIR', { DATA_DIR: '/proc', CODE_SECRET }, UNUSABLE],
])('with %s, the server does not start', async (_, env, line) => {
  expect(await refusal(env)).toMatch(line);
});

test('a damaged store stops the start, with advice to restore', async () => {
  const DATA_DIR = temporaryFolder();
  const path = join(DATA_DIR, 'gateway.db');
  const store = await openSqlite(path);
  const fill = (at: number) =>
    `INSERT INTO meta (name, value) VALUES ('row ${at}', '${'x'.repeat(3000)}')`;
  for (let at = 0; at < 20; at += 1) await store.write((sql) => sql.change(fill(at)));
  await store.close();
  const bytes = readFileSync(path);
  // The first byte of a page is its type, so a wrong byte damages the page.
  for (let page = 1; page <= 20; page += 1) bytes[page * 4096]! ^= 0xff;
  writeFileSync(path, bytes);

  expect(await refusal({ DATA_DIR })).toMatch(
    /^The store in .* is damaged\. Stop the server, then run: gateway restore$/,
  );
});

describe.runIf(hasPostgres)('a server on PostgreSQL', () => {
  const start = ({ href }: URL, env = {}) => refusal({ DATABASE_URL: href, ...env });

  test('does not start if its database user lacks rights', async () => {
    const database = new URL(await freshDatabase());
    const owner = new pg.Client(database.href);
    await owner.connect();
    const guest = `guest${Date.now()}`;
    database.username = guest;

    const schema = /search_path=(\w+)/.exec(decodeURIComponent(database.search))?.[1];
    await owner.query(`CREATE ROLE ${guest} LOGIN; GRANT USAGE ON SCHEMA ${schema} TO ${guest}`);
    expect(await start(database)).toMatch(
      /^DATABASE_URL: the user cannot create tables: make this user the owner of the database \(.*\)\.$/,
    );

    await owner.query(`ALTER ROLE ${guest} CONNECTION LIMIT 0`);
    expect(await start(database)).toMatch(
      /^DATABASE_URL: the database accepts no more connections: each server opens up to 16\. /,
    );
    await owner.end();
  });

  test('does not start if the database is read-only', async () => {
    const database = new URL(await freshDatabase());
    const DATA_DIR = temporaryFolder();
    const findings = async () =>
      (await checkSetup({ DATA_DIR, DATABASE_URL: database.href }, DATA_DIR))
        .map(({ level, text }) => `${level} ${text}`)
        .join('\n');
    expect(await findings()).toContain('warn There is no store yet in the database of');
    expect(await start(database, { DATA_DIR })).toBeUndefined();
    expect(await findings()).toContain('ok The store (postgres) is writable.');
    expect(await findings()).toContain('warn CODE_SECRET is not set: servers that share');

    const { searchParams } = database;
    const options = `${searchParams.get('options')} -c default_transaction_read_only=on`;
    searchParams.set('options', options);
    expect(await start(database, { DATA_DIR })).toMatch(
      /^DATABASE_URL: the database is read-only: /,
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

  test('does not start if it cannot create CODE_SECRET', async () => {
    expect(await start(new URL(await freshDatabase()), { DATA_DIR: '/proc' })).toMatch(
      /^CODE_SECRET is not set and .* is not writable: /,
    );
  });
});
