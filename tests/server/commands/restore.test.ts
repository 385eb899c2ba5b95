import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUp, listBackups } from '../../../server/upkeep/backup.ts';
import { keepHostsOut } from '../../../server/store/folderLock.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { postRequest } from '../../support/host/postRequest.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';

const RUNS = 'The host runs: stop it before you restore.\n';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string) {
  const host = await spawnHost({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
  onTestFinished(() => void host.child.kill('SIGKILL'));
  return host;
}

function restore(dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/commands/restore.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const madeBackup = (dataDir: string) =>
  vi.waitUntil(async () => (await listBackups(dataDir, Date.now())).length > 0, {
    timeout: 30_000,
  });
const listing = (dataDir: string) =>
  readdirSync(dataDir).map((name) => `${name} ${statSync(join(dataDir, name)).ino}`);

async function requestsIn(dataDir: string): Promise<number> {
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const rows = await store.read((sql) => sql.rows('SELECT id FROM requests'));
  await store.close();
  return rows.length;
}

test('under a running host a restore changes nothing, and what was accepted stays', async () => {
  const dataDir = makeFolder();
  const { child, url } = await start(dataDir);
  await madeBackup(dataDir);
  const before = listing(dataDir);

  expect(restore(dataDir)).toEqual({ status: 1, stdout: '', stderr: RUNS });

  expect(listing(dataDir)).toEqual(before);
  expect(await postRequest(url, 'after')).toBe(true);
  await endChild(child, 'SIGTERM');
  expect(await requestsIn(dataDir)).toBe(1);
});

test('each of several hosts on one folder keeps a restore away, until it stops or is killed', async () => {
  const dataDir = makeFolder();
  const killed = await start(dataDir);
  const stopped = await start(dataDir);
  await madeBackup(dataDir);

  await endChild(killed.child, 'SIGKILL');
  expect(restore(dataDir).stderr).toBe(RUNS);
  await endChild(stopped.child, 'SIGTERM');
  expect(restore(dataDir)).toMatchObject({ status: 0, stderr: '' });

  const again = await start(dataDir);
  expect(restore(dataDir).stderr).toBe(RUNS);
  await endChild(again.child, 'SIGKILL');
  rmSync(join(dataDir, 'in-use'));
  expect(restore(dataDir)).toMatchObject({ status: 0, stderr: '' });
  expect((await start(dataDir)).url).toMatch(/^http/);
});

test('a host does not start into a restore', async () => {
  const dataDir = makeFolder();
  const release = keepHostsOut(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    /:\nA restore is under way: start the host when it has ended\.\n$/,
  );
  release();

  expect((await start(dataDir)).url).toMatch(/^http/);
});

test('a disk that is full before the backup is copied leaves the store as it was', async () => {
  const dataDir = makeFolder();
  const { child, url } = await start(dataDir);
  await madeBackup(dataDir);
  expect(await postRequest(url, 'kept')).toBe(true);
  await endChild(child, 'SIGTERM');
  const before = listing(dataDir);

  // No file may grow beyond 4 KiB.
  const command = `ulimit -f 8; trap '' XFSZ; "$0" server/commands/restore.ts`;
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([
    1,
    'The backup cannot be copied (Error EFBIG); the store is as it was.\n',
  ]);
  expect(listing(dataDir)).toEqual(before);
  expect(await requestsIn(dataDir)).toBe(1);
});

test('after a restore that was cut short nothing starts with an empty store, and it can run again', async () => {
  const dataDir = makeFolder();
  const { child } = await start(dataDir);
  await madeBackup(dataDir);
  await endChild(child, 'SIGTERM');
  // Killed when the store was set aside and the backup was not yet in its place.
  const [newest = ''] = await listBackups(dataDir, Date.now());
  renameSync(join(dataDir, 'gateway.db'), join(dataDir, 'gateway.db.before-restore-1'));
  cpSync(join(dataDir, 'backups', newest), join(dataDir, 'gateway.db.restoring'));
  const look = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [script, ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      encoding: 'utf8',
    });

  const line =
    /A restore has not ended: run it again\. To keep what is there, remove .*\.restoring\.\n/;
  await expect(start(dataDir)).rejects.toThrow(line);
  expect(look('server/commands/outbox.ts', 'list').stderr).toMatch(line);
  expect(look('server/commands/doctor.ts').stdout).toMatch(line);
  expect(listing(dataDir).some((name) => name.startsWith('gateway.db '))).toBe(false);

  expect(restore(dataDir)).toMatchObject({ status: 0, stderr: '' });
  expect((await start(dataDir)).url).toMatch(/^http/);
});

test('a copy of a newer release is passed over, as this one could not open it', async () => {
  const dataDir = makeFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const older = await backUp(dataDir, Date.now() - 7_200_000);
  const newer = (await backUp(dataDir, Date.now() - 3_600_000)) ?? '';
  await store.close();
  const copy = await openSqlite(join(dataDir, 'backups', newer), 'command');
  await copy.write((sql) => sql.change('INSERT INTO schema_version (version) VALUES (1000)'));
  await copy.close();

  expect(await listBackups(dataDir, Date.now())).toEqual([newer, older]);
  expect(restore(dataDir).stdout).toContain(`Restored ${older}. `);
});

test('what a killed host left beside its store is set aside with it and reaches no backup', async () => {
  const dataDir = makeFolder();
  const copy = makeFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const put = (name: string) =>
    store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, '')`);
  const namesIn = async (path: string) => {
    const opened = await openSqlite(path);
    const rows = await opened.read((sql) => sql.rows('SELECT name FROM meta ORDER BY name'));
    await opened.close();
    return rows.map(({ name }) => name);
  };
  await put('before');
  await backUp(dataDir, Date.now());
  await put('later');
  cpSync(dataDir, copy, { recursive: true });
  await store.close();

  const { stdout } = restore(copy);

  const aside = [...stdout.matchAll(/^Set aside (.*)$/gm)].map(([, path = '']) => path);
  const [whole = ''] = aside;
  expect(aside).toEqual([whole, `${whole}-wal`, `${whole}-shm`]);
  expect(await namesIn(whole)).toEqual(['before', 'later']);
  expect(await namesIn(join(copy, 'gateway.db'))).toEqual(['before']);
});
