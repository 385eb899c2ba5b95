import { createReadStream, existsSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '../log.ts';
import { findKeyring } from '../secrets/openKeyring.ts';
import type { Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { syncFolder } from '../store/dataDir.ts';
import { keepServersOut } from '../store/folderLock.ts';
import { restoredFile } from '../store/openStore.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backupFolder, forgottenMark, listBackups } from '../upkeep/backup.ts';
import { isSound } from '../upkeep/checkBackup.ts';
import { currentSettings, type Command } from './command.ts';

export const restoreCommand: Command = {
  usage: `gateway restore [NAME]   replaces the store with the backup NAME, or the newest intact one

Stop every server first. The old store is set aside.`,
  maxWords: 1,
  run: async ([name]) => {
    const settings = currentSettings();
    if (settings.databaseUrl)
      throw new SetupFault('DATABASE_URL is set: restore PostgreSQL with its own tools.');
    becomeOwner(settings.dataDir);
    return { lines: await restore(settings, name, Date.now()) };
  },
};

/** If run by root, continues as the owner of the folder, so that the server can use the store. */
function becomeOwner(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (!owner || process.getuid?.() !== 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

/**
 * Replaces the store with the named backup or the newest intact one. Throws if a server runs, or if
 * the secret does not fit the backup.
 */
export async function restore(
  settings: Pick<Settings, 'dataDir' | 'codeSecret' | 'previousCodeSecret'>,
  wanted: string | undefined,
  now: number,
): Promise<readonly string[]> {
  const { dataDir } = settings;
  const name = await chooseBackup(dataDir, wanted, now);
  const release = keepServersOut(dataDir);
  try {
    const store = join(dataDir, 'gateway.db');
    const copy = restoredFile(dataDir);
    await copyDurably(join(backupFolder(dataDir), name), copy);
    await checkSecret(copy, settings).catch(async (error: unknown) => {
      await rm(copy);
      throw error;
    });
    const lines = await setAside(store, now);
    await rename(copy, store);
    syncFolder(dataDir);
    if (name < (await forgottenMark(dataDir)))
      lines.push('Data was removed after this backup: run `gateway visitor forget` again.');
    return [...lines, `Restored ${name}. Start the server now.`];
  } finally {
    release();
  }
}

async function chooseBackup(
  dataDir: string,
  wanted: string | undefined,
  now: number,
): Promise<string> {
  const folder = backupFolder(dataDir);
  const names = await listBackups(dataDir, now);
  if (wanted !== undefined && !names.includes(wanted))
    throw new Error(`There is no backup ${wanted}. Backups: ${names.join(', ') || 'none'}.`);
  const candidates = wanted === undefined ? names : [wanted];
  const sound = candidates.find((name) => isSound(join(folder, name)));
  if (sound !== undefined) return sound;
  throw new Error(
    wanted === undefined
      ? `There is no intact backup in ${folder}.`
      : `The backup ${wanted} is damaged, or was made by a newer release. Omit the name to restore the newest intact backup.`,
  );
}

async function copyDurably(source: string, target: string): Promise<void> {
  try {
    await writeFile(target, createReadStream(source), { mode: 0o600, flush: true });
  } catch (error) {
    await rm(target, { force: true });
    throw new Error(`The backup cannot be copied (${kindOf(error)}); the store is unchanged.`, {
      cause: error,
    });
  }
}

async function checkSecret(copy: string, settings: Parameters<typeof findKeyring>[1]) {
  const store = await openSqlite(copy, 'command');
  try {
    await findKeyring(store, settings);
  } finally {
    await store.close();
  }
}

async function setAside(store: string, now: number): Promise<string[]> {
  const lines: string[] = [];
  for (const ending of ['', '-wal', '-shm']) {
    if (!existsSync(store + ending)) continue;
    await rename(store + ending, `${store}.before-restore-${now}${ending}`);
    lines.push(`Moved the old store to ${store}.before-restore-${now}${ending}`);
  }
  return lines;
}
