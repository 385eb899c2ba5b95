import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, isSound, listBackups } from '../upkeep/backup.ts';
import { syncFolder } from '../store/dataDir.ts';
import { keepHostsOut } from '../store/folderLock.ts';
import { kindOf } from '../log.ts';
import { readEnvironment } from '../settings/environment.ts';
import { readSettings } from '../settings/settings.ts';
import { restoredFile } from '../store/openStore.ts';

/**
 * Puts the newest sound backup, or the named one, in the place of the store. What was there is set
 * aside, never deleted. Gives the lines for the operator; throws an Error with one when it cannot,
 * or when a host runs: it would go on writing into the file that was set aside.
 */
export async function restore(
  dataDir: string,
  wanted: string | undefined,
  now: number,
): Promise<string[]> {
  const names = await listBackups(dataDir, now);
  if (wanted !== undefined && !names.includes(wanted))
    throw new Error(`There is no backup ${wanted}. There are: ${names.join(', ') || 'none'}.`);
  const chosen = (wanted === undefined ? names : [wanted]).find((name) =>
    isSound(join(backupFolder(dataDir), name)),
  );
  if (chosen === undefined)
    throw new Error(
      wanted === undefined
        ? `There is no sound backup in ${backupFolder(dataDir)}.`
        : `The backup ${wanted} is damaged, or of a newer release. Without a name the newest sound one is taken.`,
    );
  const release = keepHostsOut(dataDir);
  try {
    const store = join(dataDir, 'gateway.db');
    const copy = await copyWhole(join(backupFolder(dataDir), chosen), restoredFile(dataDir));
    const lines = await setAside(store, now);
    await rename(copy, store);
    syncFolder(dataDir);
    return [...lines, `Restored ${chosen}. Start the host now.`];
  } finally {
    release();
  }
}

/** Copies a file so that the copy is whole on the disk, or not there at all. */
async function copyWhole(source: string, target: string): Promise<string> {
  try {
    await copyFile(source, target);
    const file = await open(target, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    return target;
  } catch (error) {
    await rm(target, { force: true });
    throw new Error(`The backup cannot be copied (${kindOf(error)}); the store is as it was.`, {
      cause: error,
    });
  }
}

async function setAside(store: string, now: number): Promise<string[]> {
  const lines: string[] = [];
  for (const ending of ['', '-wal', '-shm']) {
    if (!existsSync(store + ending)) continue;
    await rename(store + ending, `${store}.before-restore-${now}${ending}`);
    lines.push(`Set aside ${store}.before-restore-${now}${ending}`);
  }
  return lines;
}

if (import.meta.main) {
  process.umask(0o077);
  try {
    const { settings, faults } = readSettings(readEnvironment());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    if (settings.databaseUrl)
      throw new Error('DATABASE_URL is set: restore PostgreSQL with its own tools (pg_restore).');
    const lines = await restore(settings.dataDir, process.argv[2], Date.now());
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'The restore failed.'}\n`);
    process.exitCode = 1;
  }
}
