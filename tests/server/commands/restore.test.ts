import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { restore } from '../../../server/commands/restore.ts';
import { keepHostsOut } from '../../../server/store/folderLock.ts';
import { openStore } from '../../../server/store/openStore.ts';
import { NEWEST_SCHEMA } from '../../../server/store/migrate.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { backUp, listBackups } from '../../../server/upkeep/backup.ts';
import { isSound } from '../../../server/upkeep/checkBackup.ts';
import { postRequest } from '../../support/host/postRequest.ts';
import { endChild, runCommand, spawnHost } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = 'The host runs: stop it before you restore.';

async function start(dataDir: string) {
  const host = await spawnHost({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
  onTestFinished(() => void host.child.kill('SIGKILL'));
  return host;
}

/** A data folder with a store that was backed up once, and is closed. */
async function backedUp() {
  const dataDir = temporaryFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const backup = (await backUp(dataDir, Date.now())) ?? '';
  await store.close();
  return { dataDir, backup };
}

const restoreNewest = (dataDir: string) => restore(dataDir, undefined, Date.now());
const listing = (dataDir: string) =>
  readdirSync(dataDir).map((name) => `${name} ${statSync(join(dataDir, name)).ino}`);

async function requestsIn(dataDir: string): Promise<number> {
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const rows = await store.read((sql) => sql.rows('SELECT id FROM requests'));
  await store.close();
  return rows.length;
}

test('each of several servers on one folder blocks a restore until it stops or is killed', async () => {
  const dataDir = temporaryFolder();
  const [killed, stopped] = await Promise.all([start(dataDir), start(dataDir)]);
  await vi.waitUntil(async () => (await listBackups(dataDir, Date.now())).length > 0, {
    timeout: 30_000,
  });

  await endChild(killed.child, 'SIGKILL');
  const before = listing(dataDir);
  await expect(restoreNewest(dataDir)).rejects.toThrow(RUNS);
  expect(listing(dataDir)).toEqual(before);
  // What the host accepts afterwards is still in its store.
  expect(await postRequest(stopped.url, 'after')).toBe(true);
  await endChild(stopped.child, 'SIGTERM');
  expect(await requestsIn(dataDir)).toBe(1);

  expect(runCommand('restore', dataDir)).toMatchObject({ status: 0, stderr: '' });
  expect(await requestsIn(dataDir)).toBe(0);
  rmSync(join(dataDir, 'in-use'));
  const again = await openStore({ dataDir, databaseUrl: undefined });
  expect(runCommand('restore', dataDir)).toEqual({ status: 1, stdout: '', stderr: `${RUNS}\n` });
  await again.close();
});

test('a server does not start during a restore', async () => {
  const { dataDir } = await backedUp();
  const release = keepHostsOut(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    /:\nA restore is under way: start the host when it has ended\.\n$/,
  );
  release();

  await (await openStore({ dataDir, databaseUrl: undefined })).close();
});

test('a disk that fills up while the backup is copied leaves the store unchanged', async () => {
  const { dataDir } = await backedUp();
  const before = listing(dataDir);

  // No file may grow beyond 4 KiB.
  const command = `ulimit -f 8; trap '' XFSZ; "$0" server/gateway.ts restore`;
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([
    1,
    'The backup cannot be copied (Error EFBIG); the store is unchanged.\n',
  ]);
  expect(listing(dataDir).filter((line) => !line.startsWith('in-use '))).toEqual(before);
});

test('after an interrupted restore nothing starts with an empty store, and it can run again', async () => {
  const { dataDir, backup } = await backedUp();
  // Killed when the store was set aside and the backup was not yet in its place.
  renameSync(join(dataDir, 'gateway.db'), join(dataDir, 'gateway.db.before-restore-1'));
  cpSync(join(dataDir, 'backups', backup), join(dataDir, 'gateway.db.restoring'));

  const line =
    /A restore has not ended: run it again\. To keep what is there, remove .*\.restoring\./;
  const place = { dataDir, databaseUrl: undefined };
  for (const opening of ['host', 'command'] as const)
    await expect(openStore(place, opening)).rejects.toThrow(line);
  expect(await checkSetup({ DATA_DIR: dataDir }, dataDir)).toContainEqual({
    level: 'bad',
    text: expect.stringMatching(line),
  });
  expect(listing(dataDir).some((name) => name.startsWith('gateway.db '))).toBe(false);

  await restoreNewest(dataDir);
  await (await openStore(place)).close();
});

test('a backup of a newer release is skipped if this one cannot use it', async () => {
  const dataDir = temporaryFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  const older = await backUp(dataDir, Date.now() - 7_200_000);
  const newer = (await backUp(dataDir, Date.now() - 3_600_000)) ?? '';
  await store.close();
  const path = join(dataDir, 'backups', newer);
  const isSoundFrom = async (usableFrom: number) => {
    const copy = await openSqlite(path, 'command');
    await copy.write(
      (sql) =>
        sql.change`INSERT INTO schema_version (version, usable_from)
          VALUES (${usableFrom + 1}, ${usableFrom})`,
    );
    await copy.close();
    return isSound(path);
  };
  expect(await isSoundFrom(NEWEST_SCHEMA)).toBe(true);
  expect(await isSoundFrom(NEWEST_SCHEMA + 1)).toBe(false);
  expect(await listBackups(dataDir, Date.now())).toEqual([newer, older]);
  expect((await restoreNewest(dataDir)).at(-1)).toContain(`Restored ${older}. `);
});

test('the journal of a killed server is set aside with its store and reaches no backup', async () => {
  const dataDir = temporaryFolder();
  const copy = temporaryFolder();
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

  const lines = await restoreNewest(copy);

  const aside = lines.slice(0, -1).map((line) => line.replace('Set aside ', ''));
  const [whole = ''] = aside;
  expect(aside).toEqual([whole, `${whole}-wal`, `${whole}-shm`]);
  expect(await namesIn(whole)).toEqual(['before', 'later']);
  expect(await namesIn(join(copy, 'gateway.db'))).toEqual(['before']);
});
