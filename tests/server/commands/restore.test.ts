import {
  chownSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { restore, restoreCommand } from '../../../server/commands/restore.ts';
import { HOUR } from '../../../server/durations.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { keepServersOut } from '../../../server/store/folderLock.ts';
import { openStore } from '../../../server/store/openStore.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { backUp, markForgotten } from '../../../server/upkeep/backup.ts';
import { runGateway, runHere, runProgram } from '../../support/server/runCommand.ts';
import { serverOfTest } from '../../support/server/startServer.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const RUNS = 'The server is running: stop it before you restore.';
const NOON = Date.UTC(2026, 10, 2, 12);

const secrets = { codeSecret: undefined, previousCodeSecret: undefined };
const restoreNamed = (dataDir: string, name: string | undefined, now: number) =>
  restore({ dataDir, ...secrets }, name, now);
const restoreNewest = (dataDir: string, codeSecret?: string) =>
  restore({ dataDir, ...secrets, codeSecret }, undefined, Date.now());
const openIn = (dataDir: string, openedBy?: 'server' | 'command') =>
  openStore({ dataDir, databaseUrl: undefined }, openedBy);
const listing = (dataDir: string) =>
  readdirSync(dataDir).map((name) => `${name} ${statSync(join(dataDir, name)).ino}`);

/** Creates a data folder, opens a store in it, adds the row `first`, and makes a backup at noon. */
async function backedUp() {
  const dataDir = temporaryFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  await put(store, 'first');
  const backup = (await backUp(dataDir, NOON)) ?? '';
  return { dataDir, store, backup, pathOf: (name = '') => join(dataDir, 'backups', name) };
}
const put = (store: Store, name: string) =>
  store.write((sql) => sql.change`INSERT INTO meta (name, value) VALUES (${name}, '')`);

async function namesIn(path: string) {
  const store = await openSqlite(path);
  const rows = await store.read((sql) => sql.rows('SELECT name FROM meta ORDER BY 1'));
  await store.close();
  return rows.map(({ name }) => name);
}

describe('gateway restore', () => {
  test('waits until no server uses the data folder', async () => {
    const { dataDir, store, backup } = await backedUp();
    await store.close();
    const { output, end } = await serverOfTest({ DATA_DIR: dataDir, SMTP_URL: '' });
    expect(output()).not.toContain('Another server');
    const second = await openIn(dataDir);
    expect(second.isShared).toBe(true);
    await end('SIGKILL');

    const before = listing(dataDir);
    await expect(restoreNewest(dataDir)).rejects.toThrow(RUNS);
    expect(listing(dataDir)).toEqual(before);
    // The store keeps what the server stores after the refused restore.
    await put(second, 'after');
    await second.close();
    expect(await namesIn(join(dataDir, 'gateway.db'))).toContain('after');

    await restoreNamed(dataDir, backup, NOON);
    const third = await openIn(dataDir);
    expect(third.isShared).toBe(false);
    await expect(restoreNewest(dataDir)).rejects.toThrow(RUNS);
    await third.close();
  });

  test('keeps servers out, and the store unchanged on a full disk', async () => {
    const { dataDir, store } = await backedUp();
    await store.close();
    const before = listing(dataDir);
    const release = keepServersOut(dataDir);
    await expect(openIn(dataDir)).rejects.toThrow(
      'A restore is running: start the server when it has ended.',
    );
    release();

    // To simulate a full disk, no file may grow beyond 4 KiB.
    const command = `ulimit -f 8; trap '' XFSZ; "$0" server/gateway.ts restore`;
    const { status, stderr } = await runProgram('sh', ['-c', command, process.execPath], {
      DATA_DIR: dataDir,
    });

    expect([status, stderr]).toEqual([
      1,
      'The backup cannot be copied (Error EFBIG); the store is unchanged.\n',
    ]);
    expect(listing(dataDir).filter((line) => !line.startsWith('in-use '))).toEqual(before);
  });

  test('must run again after an interruption', async () => {
    const { dataDir, store, backup, pathOf } = await backedUp();
    await store.close();
    // Simulates a restore that was killed between setting the store aside and replacing it.
    renameSync(join(dataDir, 'gateway.db'), join(dataDir, 'gateway.db.before-restore-1'));
    cpSync(pathOf(backup), join(dataDir, 'gateway.db.restoring'));

    const line =
      /A restore was interrupted: run it again\. To keep the current store, remove .*\.restoring\./;
    for (const openedBy of ['server', 'command'] as const)
      await expect(openIn(dataDir, openedBy)).rejects.toThrow(line);
    expect(await checkSetup({ DATA_DIR: dataDir }, dataDir)).toContainEqual({
      level: 'bad',
      text: expect.stringMatching(line),
    });
    expect(listing(dataDir).some((name) => name.startsWith('gateway.db '))).toBe(false);

    await restoreNewest(dataDir);
    await (await openIn(dataDir)).close();
  });

  test('takes the newest intact backup that this release can use', async () => {
    const { dataDir, store, backup, pathOf } = await backedUp();
    const newer = (await backUp(dataDir, NOON + HOUR)) ?? '';
    const damaged = (await backUp(dataDir, NOON + 2 * HOUR)) ?? '';
    await store.close();
    const copy = await openSqlite(pathOf(newer), 'command');
    await copy.write((sql) => sql.change(`UPDATE schema_version SET release = '99.0.0'`));
    await copy.close();
    writeFileSync(pathOf(damaged), 'damaged');
    const path = join(dataDir, 'gateway.db');
    const bytes = readFileSync(path).fill(0xff, 0, 4096);
    writeFileSync(path, bytes);

    await expect(openSqlite(path)).rejects.toThrow(/not a database|malformed|damaged/);
    await expect(restoreNamed(dataDir, damaged, NOON)).rejects.toThrow(
      `The backup ${damaged} is damaged, or was made by a newer release. Omit the name`,
    );
    await expect(restoreNamed(dataDir, 'gateway-1999.db', NOON)).rejects.toThrow(
      `There is no backup gateway-1999.db. Backups: ${backup}, `,
    );
    expect(await restoreNewest(dataDir)).toEqual([
      expect.stringContaining(`Moved the old store to ${path}.before-restore-`),
      `Restored ${backup}. Start the server now.`,
    ]);
    const [aside = ''] = readdirSync(dataDir).filter((name) => name.includes('.before-restore-'));
    expect(readFileSync(join(dataDir, aside)).equals(bytes)).toBe(true);
    expect(await namesIn(path)).toEqual(['first']);
  });

  test('changes nothing if the secret does not fit', async () => {
    const { dataDir, store } = await backedUp();
    const codeSecret = 'the secret of the store';
    await openKeyring(store, { dataDir, ...secrets, codeSecret });
    await backUp(dataDir, NOON + HOUR);
    await store.close();
    const before = listing(dataDir);

    await expect(restoreNewest(dataDir, 'another secret than this')).rejects.toThrow(
      'CODE_SECRET does not match this store',
    );
    expect(listing(dataDir).filter((line) => !line.startsWith('in-use '))).toEqual(before);
    await restoreNewest(dataDir, codeSecret);
  });

  test.runIf(process.getuid?.() === 0)('keeps the owner of the folder', async () => {
    const { dataDir, store } = await backedUp();
    await store.close();
    const owner = 10_001;
    for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })])
      chownSync(join(dataDir, name), owner, owner);

    expect(await runGateway(['restore'], { DATA_DIR: dataDir })).toMatchObject({
      status: 0,
      stderr: '',
    });

    const owners = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).uid);
    expect(new Set(owners)).toEqual(new Set([owner]));
  });

  test('leaves PostgreSQL to its own tools', async () => {
    const { dataDir, store } = await backedUp();
    await store.close();
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/gateway');

    await expect(runHere(restoreCommand, dataDir)).rejects.toThrow('DATABASE_URL is set: ');
  });

  test('says if visitors must be forgotten again', async () => {
    const { dataDir, store, backup } = await backedUp();
    await markForgotten(dataDir, NOON + 1000);
    const after = await backUp(dataDir, NOON + HOUR);
    await store.close();

    expect((await restoreNamed(dataDir, after, NOON + HOUR)).join()).not.toContain('forget');
    expect((await restoreNamed(dataDir, backup, NOON + 2 * HOUR)).join()).toContain(
      'Data was removed after this backup',
    );
  });

  test('sets the journal of a killed server aside', async () => {
    const { dataDir, store } = await backedUp();
    const copy = temporaryFolder();
    await put(store, 'later');
    cpSync(dataDir, copy, { recursive: true });
    await store.close();

    const lines = await restoreNewest(copy);

    const aside = lines.slice(0, -1).map((line) => line.replace('Moved the old store to ', ''));
    const [whole = ''] = aside;
    expect(aside).toEqual([whole, `${whole}-wal`, `${whole}-shm`]);
    expect(await namesIn(whole)).toEqual(['first', 'later']);
    expect(await namesIn(join(copy, 'gateway.db'))).toEqual(['first']);
  });
});
