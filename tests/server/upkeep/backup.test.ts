import { copyFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUp, backUpWhenDue, backupFolder, listBackups } from '../../../server/upkeep/backup.ts';
import { isSound } from '../../../server/upkeep/checkBackup.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

/** Far less than the time limit of a stop. */
const SOON = 10_000;

/** A data folder with an open store. */
async function makeStore() {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  onTestFinished(() => store.close());
  return { folder, store };
}

/** A server whose backup check never ends by itself, and the ID of that process. */
async function startWithEndlessCheck() {
  const dataDir = temporaryFolder();
  const sign = join(dataDir, 'check');
  const preload = `import{writeFileSync}from'node:fs';if(process.argv[1]?.endsWith('checkBackup.ts')){writeFileSync('${sign}',String(process.pid));await/**/new/**/Promise(()=>setInterval(()=>{},1000))}`;
  const host = await spawnHost({
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  });
  onTestFinished(() => void host.child.kill('SIGKILL'));
  const pid = await vi.waitUntil(
    () => {
      try {
        return Number(readFileSync(sign, 'utf8'));
      } catch {
        return 0;
      }
    },
    { timeout: SOON },
  );
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      return;
    }
  });
  return { ...host, pid, left: () => readdirSync(backupFolder(dataDir)) };
}

test('a backup and its check leave no other file; a damaged copy is removed', async () => {
  const { folder, store } = await makeStore();
  const name = (await backUp(folder, Date.now())) ?? '';
  expect(isSound(join(backupFolder(folder), name))).toBe(true);
  expect(readdirSync(backupFolder(folder))).toEqual([name]);

  await store.write((sql) => sql.change('DROP TABLE schema_version'));
  await expect(backUp(folder, Date.now() + 3_600_000)).rejects.toThrow('The copy is damaged.');
  expect(readdirSync(backupFolder(folder))).toEqual([name]);
});

test('two servers that back up one folder in the same second leave one intact copy', async () => {
  const { folder } = await makeStore();
  const now = Date.now();

  const [name = ''] = await Promise.all([backUp(folder, now), backUp(folder, now)]);

  expect(readdirSync(backupFolder(folder))).toEqual([name]);
  expect(isSound(join(backupFolder(folder), name))).toBe(true);
});

test('the remains of a killed backup are removed, and the part of another server is not', async () => {
  const { folder } = await makeStore();
  const now = Date.now();
  await backUp(folder, now - 7_200_000);
  const parts = ['', '-shm', '-wal'].map((end) => `.gateway-20261102T000000Z.db.part${end}`);
  for (const part of [...parts, '.gateway-now.db.part'])
    writeFileSync(join(backupFolder(folder), part), '');
  for (const part of parts)
    utimesSync(join(backupFolder(folder), part), now / 1000 - 7200, now / 1000 - 7200);

  await backUp(folder, now);

  const left = readdirSync(backupFolder(folder)).filter((name) => name.startsWith('.'));
  expect(left).toEqual(['.gateway-now.db.part']);
});

test.each([
  ['a server that stops ends its backup check at once, without an error', 'host', false],
  ['a check that is stopped together with the server is no error', 'SIGTERM', false],
  ['a check that is killed for lack of memory is an error', 'SIGKILL', true],
] as const)('%s', async (_, killed, fault) => {
  const { child, output, left, pid } = await startWithEndlessCheck();

  if (killed === 'host') child.kill('SIGTERM');
  else process.kill(pid, killed);

  await vi.waitUntil(() => left().length === 0, { timeout: SOON });
  if (fault) await vi.waitUntil(() => output().includes('taskFailed'), { timeout: SOON });
  await endChild(child, 'SIGTERM');
  expect(child.exitCode).toBe(0);
  expect(output().includes('taskFailed')).toBe(fault);
});

test('a copy from the future blocks no backup, does not count as the newest, and is removed first', async () => {
  const { folder } = await makeStore();
  const now = Date.UTC(2026, 10, 2);
  const HOUR = 3_600_000;
  await backUp(folder, now + 365 * 24 * HOUR);

  await backUpWhenDue(folder, now);

  const names = ['gateway-20261102T000000Z.db', 'gateway-20271102T000000Z.db'];
  expect(await listBackups(folder, now)).toEqual(names);
  const [copy = ''] = names;
  for (let hour = 1; hour < 23; hour += 1) {
    const name = copy.replace('T00', `T${String(hour).padStart(2, '0')}`);
    copyFileSync(join(backupFolder(folder), copy), join(backupFolder(folder), name));
  }
  await backUp(folder, now + 23 * HOUR);
  const kept = await listBackups(folder, now + 23 * HOUR);
  expect([kept.length, kept.at(-1)]).toEqual([24, copy]);
});

test('a start with a slow clock costs no copy', async () => {
  const { folder } = await makeStore();
  const now = Date.UTC(2026, 10, 2, 5);
  const good = await backUp(folder, now);
  await backUpWhenDue(folder, Date.UTC(2020, 0, 1));

  expect(await listBackups(folder, now)).toEqual([good, 'gateway-20200101T000000Z.db']);
});

test('a backup that would fill the disk is not made, and costs no copy', async () => {
  const { folder } = await makeStore();
  const now = Date.UTC(2026, 10, 2);
  const copy = await backUp(folder, now);
  const spy = vi.spyOn(files, 'statfs').mockResolvedValue({ bavail: 0, bsize: 4096 } as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });

  await expect(backUp(folder, now + 3_600_000)).rejects.toMatchObject({ name: 'NoRoom' });
  expect(await listBackups(folder, now + 3_600_000)).toEqual([copy]);
});
