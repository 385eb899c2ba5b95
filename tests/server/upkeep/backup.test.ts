import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from '../../../server/durations.ts';
import { createServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import {
  backUp,
  backUpWhenDue,
  backupFolder,
  listBackups,
  markForgotten,
} from '../../../server/upkeep/backup.ts';
import { isSound } from '../../../server/upkeep/checkBackup.ts';
import { setFreeSpace } from '../../support/server/freeSpace.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const MIDNIGHT = Date.UTC(2026, 10, 2);

async function makeStore() {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  onTestFinished(() => store.close());
  return { folder, store, pathOf: (name = '') => join(backupFolder(folder), name) };
}

describe('a backup', () => {
  test('removes a damaged copy', async () => {
    const { folder, store, pathOf } = await makeStore();
    await store.write((sql) => sql.change('DROP TABLE schema_version'));

    await expect(backUp(folder, MIDNIGHT)).rejects.toThrow('The copy is damaged.');

    expect(readdirSync(pathOf())).toEqual([]);
  });

  test('copies the store while a connection writes without a break', async () => {
    const { folder, store, pathOf } = await makeStore();
    const put = (name: string, value: string) =>
      store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, ${value})`);
    for (let index = 0; index < 40; index += 1) await put(`big${index}`, 'x'.repeat(500_000));
    // One connection holds a transaction until the copy is there.
    const writer = new DatabaseSync(join(folder, 'gateway.db'));
    onTestFinished(() => writer.close());
    writer.exec("BEGIN IMMEDIATE; INSERT INTO meta (name, value) VALUES ('open', '1')");

    const name = await backUp(folder, MIDNIGHT);

    expect(isSound(pathOf(name))).toBe(true);
    writer.exec('COMMIT');
  });

  test('leaves one copy if two servers back up in the same second', async () => {
    const { folder, pathOf } = await makeStore();

    const [name = ''] = await Promise.all([backUp(folder, MIDNIGHT), backUp(folder, MIDNIGHT)]);

    expect(readdirSync(pathOf())).toEqual([name]);
    expect(isSound(pathOf(name))).toBe(true);
  });

  test('removes the partial files of a killed backup only', async () => {
    const { folder, pathOf } = await makeStore();
    const now = Date.now();
    await backUp(folder, now - 2 * HOUR);
    const parts = ['', '-shm', '-wal'].map((end) => `.gateway-20261102T000000Z.db.part${end}`);
    for (const part of [...parts, '.gateway-now.db.part']) writeFileSync(pathOf(part), '');
    for (const part of parts) utimesSync(pathOf(part), now / 1000 - 7200, now / 1000 - 7200);

    await backUp(folder, now);

    const left = readdirSync(pathOf()).filter((name) => name.startsWith('.'));
    expect(left).toEqual(['.gateway-now.db.part']);
  });

  /** Makes every check of a backup write its process ID and never end by itself. */
  function holdChecks() {
    const sign = join(temporaryFolder(), 'check');
    const preload = `import{writeFileSync}from'node:fs';if(process.argv[1]?.endsWith('checkBackup.ts')){writeFileSync('${sign}',String(process.pid));await/**/new/**/Promise(()=>setInterval(()=>{},1000))}`;
    vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(preload)}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const read = () => existsSync(sign) && Number(readFileSync(sign, 'utf8'));
    return () => vi.waitUntil(read, { timeout: 30_000 });
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'removes the copy after %s of its check',
    async (kill) => {
      const { folder, pathOf } = await makeStore();
      const checkId = holdChecks();

      const backing = backUp(folder, MIDNIGHT).catch(({ message }: Error) => message);
      process.kill(await checkId(), kill);

      // If a terminal stops the server, the check also gets the signal.
      expect(await backing).toBe(kill === 'SIGKILL' ? 'The copy is damaged.' : undefined);
      expect(readdirSync(pathOf())).toEqual([]);
    },
  );

  test('ends its check at once when the server stops', async () => {
    const dataDir = temporaryFolder();
    const { settings } = readSettings({ DATA_DIR: dataDir });
    const lines: string[] = [];
    const log = (_level: string, event: string) => void lines.push(event);
    const server = await createServer(settings, log, dataDir);
    const checkId = holdChecks();
    server.start();
    const pid = await checkId();

    await server.stop();

    // The killed process keeps its number for a moment.
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    expect(readdirSync(backupFolder(dataDir))).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('is made only once an hour, whatever backup comes from the future', async () => {
    const { folder } = await makeStore();
    await backUp(folder, MIDNIGHT + 365 * 24 * HOUR);

    await backUpWhenDue(folder, MIDNIGHT);
    await backUpWhenDue(folder, MIDNIGHT + HOUR / 2);

    expect(await listBackups(folder, MIDNIGHT)).toEqual([
      'gateway-20261102T000000Z.db',
      'gateway-20271102T000000Z.db',
    ]);
  });

  test('removes all but 24 copies, first those from the future', async () => {
    const { folder, pathOf } = await makeStore();
    await backUp(folder, MIDNIGHT + 365 * 24 * HOUR);
    const copy = (await backUp(folder, MIDNIGHT)) ?? '';
    for (let hour = 1; hour < 24; hour += 1)
      copyFileSync(pathOf(copy), pathOf(copy.replace('T00', `T${String(hour).padStart(2, '0')}`)));
    await backUp(folder, MIDNIGHT + 24 * HOUR);
    const kept = await listBackups(folder, MIDNIGHT + 24 * HOUR);
    expect(kept).toHaveLength(24);
    expect([kept[0], kept.at(-1)]).toEqual([
      'gateway-20261103T000000Z.db',
      'gateway-20261102T010000Z.db',
    ]);
  });

  test('removes no copy if its clock is years behind', async () => {
    const { folder } = await makeStore();
    const good = await backUp(folder, MIDNIGHT);
    await backUpWhenDue(folder, Date.UTC(2020, 0, 1));

    expect(await listBackups(folder, MIDNIGHT)).toEqual([good, 'gateway-20200101T000000Z.db']);
  });

  test('keeps earlier copies if a new one would fill the disk', async () => {
    const { folder } = await makeStore();
    const copy = await backUp(folder, MIDNIGHT);
    setFreeSpace(0);

    await expect(backUp(folder, MIDNIGHT + HOUR)).rejects.toMatchObject({ name: 'NoRoom' });
    expect(await listBackups(folder, MIDNIGHT + HOUR)).toEqual([copy]);
  });

  test('removes the copies with a forgotten visitor within a day', async () => {
    const { folder, store } = await makeStore();
    await backUp(folder, MIDNIGHT);
    await backUp(folder, MIDNIGHT + HOUR);
    await markForgotten(folder, MIDNIGHT + HOUR + 1000);
    const after = await backUp(folder, MIDNIGHT + 2 * HOUR);
    const late = await backUp(folder, MIDNIGHT + 22.9 * HOUR);
    expect(await listBackups(folder, MIDNIGHT + 23 * HOUR)).toHaveLength(4);
    await store.write((sql) => sql.change('DROP TABLE schema_version'));

    await expect(backUp(folder, MIDNIGHT + 24 * HOUR)).rejects.toThrow('The copy is damaged.');

    expect(await listBackups(folder, MIDNIGHT + 24 * HOUR)).toEqual([late, after]);
  });
});
