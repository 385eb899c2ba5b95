import { execFile } from 'node:child_process';
import { readdir, rename, rm } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** So many hourly backups are kept. */
const KEPT = 24;
// A little less, so that an hourly timer always finds it due.
const HOUR = 3_590_000;
const NAME = /^gateway-\d{8}T\d{6}Z\.db$/;

/** The folder of the backups inside the data folder. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Copies the SQLite store while it is in use, checks the copy, and removes the oldest beyond 24. */
export async function backUp(dataDir: string, now: number): Promise<string> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `gateway-${stamp(now)}.db`;
  const part = join(folder, `.${name}.part`);
  await rm(part, { force: true });
  const source = new DatabaseSync(join(dataDir, 'gateway.db'), { readOnly: true, timeout: 5000 });
  try {
    // All pages in one step: a copy in steps begins anew whenever somebody writes in between.
    await backup(source, part, { rate: 2_147_483_647 });
  } finally {
    source.close();
  }
  if (!(await isSoundAside(part))) throw new Error('The copy is damaged.');
  await rename(part, join(folder, name));
  const older = (await listBackups(dataDir)).slice(KEPT);
  for (const old of older) await rm(join(folder, old), { force: true });
  return name;
}

/** Backs up unless the newest copy is less than an hour old: restarts must not push out the older ones. */
export async function backUpWhenDue(dataDir: string, now: number): Promise<void> {
  const [newest] = await listBackups(dataDir);
  const due = `gateway-${stamp(now - HOUR)}.db`;
  if (newest === undefined || newest <= due) await backUp(dataDir, now);
}

function stamp(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** The names of the backups, newest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(backupFolder(dataDir)).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** What `isSound` finds, in a process of its own. */
function isSoundAside(path: string): Promise<boolean> {
  const script = join(import.meta.dirname, 'checkBackup.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, path], (error) => resolve(error === null));
  });
}

/** True when a file is a database of ours without damage. */
export function isSound(path: string): boolean {
  try {
    const copy = new DatabaseSync(path, { readOnly: true });
    try {
      const rows = copy.prepare('PRAGMA integrity_check(1)').all();
      copy.prepare('SELECT MAX(version) FROM schema_version').get();
      return rows[0]?.['integrity_check'] === 'ok';
    } finally {
      copy.close();
    }
  } catch {
    return false;
  }
}
