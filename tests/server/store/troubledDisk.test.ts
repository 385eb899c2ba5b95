import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { postRequest } from '../../support/host/postRequest.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';

/** A process that locks a SQLite file against every other writer until it is ended. */
async function lockFile(path: string) {
  const script = `const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1], { timeout: 5000 }).exec('BEGIN EXCLUSIVE');
    process.stdout.write('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['-e', script, path]);
  await once(holder.stdout, 'data');
  return holder;
}

const send = (url: string, email: string) =>
  fetch(`${url}/api/Setup/SendAccessCodeToQRVideo?sEmail=${email}`, {
    headers: { ClientTime: '2026-11-02 09:00:00.000' },
  });

test.concurrent('a store that another process locks costs a plain no, not the other answers, and is used again afterwards', async ({
  onTestFinished,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-locked-'));
  const smtp = await startSmtpServer();
  const { child, url, output } = await spawnHost({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  const holder = await lockFile(join(dataDir, 'gateway.db'));
  onTestFinished(async () => {
    await Promise.all([endChild(holder, 'SIGKILL'), endChild(child, 'SIGKILL'), smtp.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const refused = Promise.all([
    send(url, 'locked@harbor.example'),
    postRequest(url, 'locked1'),
    postRequest(url, 'locked2'),
  ]);
  let over = false;
  const ended = refused.finally(() => (over = true));
  let answered = 0;
  while (!over) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    answered += 1;
  }
  // A host that waited for the file and for nothing else would have answered a handful.
  expect(answered).toBeGreaterThan(50);
  const [code, ...requests] = await ended;
  await endChild(holder, 'SIGKILL');
  const later = [await postRequest(url, 'later1'), (await send(url, 'free@harbor.example')).status];
  await smtp.waitForLetter(({ to }) => to === 'free@harbor.example');
  await smtp.waitForLetter(({ subject }) => subject.includes('later1'));
  await endChild(child, 'SIGTERM');

  expect([code.status, await code.text()]).toEqual([503, '{"status":false}']);
  expect(requests).toEqual([false, false]);
  expect(output()).toContain('database is locked');
  expect(later).toEqual([true, 200]);
  const arrived = smtp.letters().map(({ to, subject }) => `${to} ${subject}`);
  expect(arrived.filter((letter) => letter.includes('locked'))).toEqual([]);
});

test.concurrent.each([
  ['without a secret', {}],
  ['with a secret', { CODE_SECRET: 'a secret of the operator' }],
])('a folder that nobody may write stops the start with one line, %s', async (_, env) => {
  await expect(spawnHost({ DATA_DIR: '/proc', ...env })).rejects.toThrow(
    /:\nThe store in \/proc cannot be used \(Error ERR_SQLITE_ERROR: unable to open database file\)\. Check that this user may write there.*\n$/,
  );
});

test.concurrent('a folder that cannot be made stops the start with one line, and in time', async ({
  expect,
}) => {
  // Only a start that never ends needs the limit.
  const start = promisify(execFile)(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: '/proc/nope' },
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });

  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'DATA_DIR cannot be made at /proc/nope (Error ENOENT): choose a folder that this user may write.\n',
  });
});

test.concurrent('a damaged store stops the start with a line that names the way out', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-damaged-'));
  const env = { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' };
  const { child, url } = await spawnHost(env);
  for (let index = 0; index < 20; index += 1)
    expect(await postRequest(url, `row${index}`)).toBe(true);
  await endChild(child, 'SIGTERM');
  const path = join(dataDir, 'gateway.db');
  const bytes = readFileSync(path);
  // The head of each page says what the page is.
  for (let page = 1; page <= 20; page += 1) bytes[page * 4096]! ^= 0xff;
  writeFileSync(path, bytes);

  const start = spawnHost(env);

  await expect(start).rejects.toThrow(
    /^The host did not start:\nThe store in .* cannot be used \(.*\)\. .* restore a backup with: gateway restore\n$/,
  );
  rmSync(dataDir, { recursive: true, force: true });
});
