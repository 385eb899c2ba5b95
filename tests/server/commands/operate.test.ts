import { spawnSync } from 'node:child_process';
import dns from 'node:dns/promises';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { createLog } from '../../../server/log.ts';
import { assembleHost } from '../../../server/assembleHost.ts';
import { readCodeSecret } from '../../../server/secrets/codeSecret.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql, Statement, Store, Value } from '../../../server/store/Store.ts';
import { startDnsServer } from '../../support/host/dnsServer.ts';
import { createBrowser, createTestHost } from '../../support/host/hostParts.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-operate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST =
  '<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>';

/** The same store, and a list of every statement that passes through it. */
function recorded(store: Store): { store: Store; statements: Map<string, Value[]> } {
  const statements = new Map<string, Value[]>();
  const note = (statement: Statement, values: Value[]) =>
    statements.set(typeof statement === 'string' ? statement : statement.join('?').trim(), values);
  const record = (sql: Sql): Sql => ({
    rows: (statement, ...values) => (note(statement, values), sql.rows(statement, ...values)),
    change: (statement, ...values) => (note(statement, values), sql.change(statement, ...values)),
  });
  const { write, read } = store;
  return {
    statements,
    store: {
      ...store,
      write: (work) =>
        write((sql) =>
          work({
            ...record(sql),
            underLock: (lock, inner) =>
              sql.underLock(lock, (locked) => inner({ ...record(locked), lock })),
          }),
        ),
      read: (work) => read((sql) => work(record(sql))),
    },
  };
}

test('no statement of a call walks through a table, so its cost does not grow with the rows', async () => {
  const plain = await openSqlite(join(folder, 'gateway.db'));
  const { store, statements } = recorded(plain);
  const host = await createTestHost({ store });
  const browser = createBrowser(host);
  await browser.send('dana@harbor.example');
  await browser.verify('dana@harbor.example', '000000');
  await browser.verify('dana@harbor.example', '402917');
  await browser.verify('dana@harbor.example', '402917');
  await browser.request('dana@harbor.example', REQUEST);
  await host.deliver();
  await cleanUp(store, host.clock.now);

  const file = new DatabaseSync(join(folder, 'gateway.db'), { readOnly: true });
  const plans = [...statements].map(([statement, values]) =>
    file.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...values),
  );
  file.close();

  const steps = plans.flat().map(({ detail }) => String(detail));
  expect(statements.size).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!\d|CONSTANT)/.test(step))).toEqual([]);
  // Looked at one by one: an index on what waits would lead through all that waits.
  const claim = [...statements.keys()].findIndex((text) =>
    text.startsWith('UPDATE outbox SET due'),
  );
  expect(plans[claim]?.[0]?.['detail']).toMatch(/\(id=\?\)$/);
  await host.close();
  await plain.close();
});

test('a start on a damaged file says so or works, whatever twenty bytes are turned', async () => {
  const path = join(folder, 'gateway.db');
  const host = await createTestHost({ store: await openSqlite(path) });
  for (let index = 0; index < 8; index += 1)
    await createBrowser(host).send(`crew${index}@harbor.example`);
  await host.store.close();
  const sound = readFileSync(path);
  const verdicts = new Set<string>();

  for (let round = 0; round < 20; round += 1) {
    const bytes = Buffer.from(sound);
    for (let flip = 0; flip < 20; flip += 1)
      bytes[(round * 7919 + flip * 104_729) % bytes.length]! ^= 0xff;
    rmSync(`${path}-wal`, { force: true });
    rmSync(`${path}-shm`, { force: true });
    writeFileSync(path, bytes);
    const opened = await openSqlite(path).catch((error: unknown) => String(error));
    verdicts.add(typeof opened === 'string' ? 'refused' : 'opened');
    if (typeof opened !== 'string') await opened.close();
  }

  expect(verdicts).toContain('refused');
  await host.close();
});

test('a secret is made once and refused when it is gone while the store is there', async () => {
  const { settings } = readSettings({ DATA_DIR: folder });
  const store = await openSqlite(join(folder, 'gateway.db'));
  const secret = readCodeSecret(settings);
  await openKeyring(store, settings);
  expect(readCodeSecret(settings)).toBe(secret);

  await store.close();
  rmSync(join(folder, 'code-secret'));

  await expect(
    assembleHost(
      settings,
      createLog(() => undefined),
      folder,
    ),
  ).rejects.toThrow('CODE_SECRET does not fit');
  expect(existsSync(join(folder, 'code-secret'))).toBe(false);
});

test('an address or a code in a careless log line is blotted out', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));

  log('error', 'careless', { problem: 'no mailbox dana@harbor.example for code 402917', count: 3 });

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'careless',
    problem: 'no mailbox [address] for code [number]',
    count: 3,
  });
});

test('the doctor says in plain words what a launch lacks', async () => {
  const env = {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.probuilt.example',
  };

  const bad = (await checkSetup(env, folder))
    .filter(({ level }) => level === 'bad')
    .map(({ text }) => text.split(/[ :]/)[0]);

  expect(bad).toEqual(['TRUSTED_PROXIES', 'The', 'SMTP_URL']);
});

test('the doctor calls an address without https bad in production, and fine elsewhere', async () => {
  const look = async (surrounding: string) =>
    (
      await checkSetup(
        {
          DATA_DIR: folder,
          NODE_ENV: surrounding,
          PUBLIC_URL: 'http://www.probuilt.example',
        },
        folder,
      )
    ).filter(({ text }) => /^PUBLIC_URL|^Visitors/.test(text));

  expect(await look('production')).toEqual([
    {
      level: 'bad',
      text: 'PUBLIC_URL is not https: put a proxy with a certificate in front, and name its https address.',
    },
  ]);
  expect(await look('development')).toEqual([
    { level: 'ok', text: 'Visitors come in by http://www.probuilt.example.' },
  ]);
});

test('the doctor calls a mailbox behind a public address bad, and one on this machine fine', async () => {
  const look = async (address: string) =>
    (await checkSetup({ DATA_DIR: folder, PUBLIC_URL: address }, folder)).filter(({ text }) =>
      text.startsWith('The mailbox is on'),
    );

  expect(await look('https://staging.probuilt.example')).toMatchObject([{ level: 'bad' }]);
  expect(await look('http://localhost:3000')).toEqual([]);
});

test('before the first start the commands say that there is no store yet, and make none', async () => {
  const env = { DATA_DIR: join(folder, 'data') };
  const none = `There is no store yet in DATA_DIR, which is ${env.DATA_DIR}: the first start makes it.`;

  expect(await checkSetup(env, folder)).toContainEqual({ level: 'warn', text: none });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/commands/outbox.ts', 'list'],
    {
      env: { ...process.env, ...env, DATABASE_URL: '' },
      encoding: 'utf8',
    },
  );

  expect([status, stdout, stderr]).toEqual([1, '', `${none}\n`]);
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test('the doctor looks for SPF at the domain of the sender, and for DMARC under its own name', async () => {
  const smtp = await startSmtpServer();
  const names = await startDnsServer({
    'probuilt.example': 'v=spf1 mx -all',
    '_dmarc.probuilt.example': 'v=DMARC1; p=reject',
    'bare.example': 'site-verification=1',
    '_dmarc.loose.example': 'v=DMARC1; p=none',
  });
  const usual = dns.getServers();
  const look = async (domain: string) => {
    const env = { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: `ProBuilt <hello@${domain}>` };
    return (await checkSetup(env, folder))
      .filter(({ text }) => text.startsWith(domain) || text.startsWith(`_dmarc.${domain}`))
      .map(({ level, text }) => `${level}: ${text.split(':')[0]}`);
  };
  try {
    dns.setServers([names.address]);

    expect(await look('probuilt.example')).toEqual([
      'ok: probuilt.example has its record.',
      'ok: _dmarc.probuilt.example has its record.',
    ]);
    expect(await look('bare.example')).toEqual([
      'bad: bare.example has no SPF record',
      'bad: _dmarc.bare.example has no DMARC record',
    ]);
    expect(await look('loose.example')).toEqual([
      'bad: loose.example has no SPF record',
      'ok: _dmarc.loose.example has its record.',
    ]);
  } finally {
    dns.setServers(usual);
    await names.stop();
    await smtp.stop();
  }
});

test('the doctor tries the mail login, and says what this machine says of a failure', async () => {
  const smtp = await startSmtpServer();
  const selfSigned = await startSmtpServer({ disabledCommands: ['AUTH'] });
  const look = async (url: string) =>
    (
      await checkSetup({ DATA_DIR: folder, SMTP_URL: url, MAIL_FROM: 'a@invalid.invalid' }, folder)
    ).find(({ text }) => text.startsWith('The mail server'));

  expect(await look(smtp.url)).toMatchObject({ level: 'ok' });
  for (const [url, reason] of [
    ['smtp://127.0.0.1:1', 'ECONNREFUSED'],
    [selfSigned.url, 'certificate'],
  ] as const)
    expect(await look(url)).toMatchObject({ level: 'bad', text: expect.stringContaining(reason) });
  await selfSigned.stop();
  await smtp.stop();
});

test('readyz tells its findings to this machine only', async () => {
  const host = await createTestHost();
  const keys = async (peer: string) =>
    Object.keys((await (await host.ask('/readyz', { peer })).json()) as object);

  expect(await keys('192.0.2.1')).toEqual(['status']);
  expect(await keys('127.0.0.1')).toEqual(
    expect.arrayContaining(['queued', 'oldestQueuedSeconds', 'dead', 'freeBytes', 'writable']),
  );
  await host.close();
});
