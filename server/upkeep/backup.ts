import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DAY, HOUR, SECOND } from '../durations.ts';
import { MIN_FREE_BYTES } from '../store/dataDir.ts';

const KEPT = 24;
// Less than an hour, so that a backup is due whenever the hourly timer runs.
const DUE_AFTER = HOUR - 10 * SECOND;
const NAME = /^gateway-\d{8}T\d{6}Z\.db$/;
const MARK = 'forgotten';
const PART = /^\.gateway-.*\.part/;

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Backs up the store unless the newest copy is less than an hour old. */
export async function backUpWhenDue(
  dataDir: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const [newest = ''] = await listBackups(dataDir, now);
  if (newest <= nameAt(now - DUE_AFTER) || isAhead(newest, now)) await backUp(dataDir, now, signal);
}

/** Copies the store and checks the copy. Returns its name, or undefined if `signal` aborts. */
export async function backUp(
  dataDir: string,
  now: number,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = nameAt(now);
  // The name is random, because another server may back up the store in the same second.
  const part = join(folder, `.${name}.${randomUUID()}.part`);
  await removeParts(folder, now);
  try {
    await requireRoom(dataDir);
    await copyStore(dataDir, part);
    if (!(await hasPassed(part, signal))) return undefined;
    await rename(part, join(folder, name));
  } finally {
    for (const ending of ['', '-shm', '-wal', '-journal']) await rm(part + ending, { force: true });
    // Also runs after a failure, because the privacy policy promises to remove old copies.
    await removeOldCopies(dataDir, now);
  }
  return name;
}

/** Keeps 24 copies, but removes day-old copies that may contain data of a forgotten visitor. */
async function removeOldCopies(dataDir: string, now: number): Promise<void> {
  const copies = await listBackups(dataDir, now);
  const mark = await forgottenMark(dataDir);
  // Removes these copies up to an hour early, because the next run would be too late.
  const dayOld = nameAt(now - DAY + HOUR);
  for (const [index, name] of copies.entries())
    if (index >= KEPT || (name < mark && name <= dayOld))
      await rm(join(backupFolder(dataDir), name), { force: true });
}

/** Records that a visitor was forgotten at this time (docs/decisions/server/operation.md#h21). */
export async function markForgotten(dataDir: string, now: number): Promise<void> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The record is not in the store, because a restore replaces the store.
  await writeFile(join(folder, MARK), nameAt(now), { mode: 0o600, flush: true });
}

/** Returns the time of the last `forget` as the name of a backup, or an empty string. */
export async function forgottenMark(dataDir: string): Promise<string> {
  return readFile(join(backupFolder(dataDir), MARK), 'utf8').catch(() => '');
}

export async function listBackups(dataDir: string, now: number): Promise<string[]> {
  const names = await readdir(backupFolder(dataDir)).catch(() => []);
  // Copies from the future come last, because they are from a time when the clock was wrong.
  const ahead = (name: string) => Number(isAhead(name, now));
  return names
    .filter((name) => NAME.test(name))
    .toSorted((a, b) => ahead(a) - ahead(b) || b.localeCompare(a));
}

/** Returns the time of the newest backup; undefined if there is none. */
export async function newestBackupAt(dataDir: string, now: number): Promise<number | undefined> {
  const [newest] = await listBackups(dataDir, now);
  return newest === undefined || isAhead(newest, now) ? undefined : timeOf(newest);
}

function isAhead(name: string, now: number): boolean {
  return name > nameAt(now);
}

function nameAt(now: number): string {
  return `gateway-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`;
}

/** Reads the time that `nameAt` wrote. */
function timeOf(name: string): number {
  return Date.parse(
    name.replace(/^gateway-(....)(..)(..)T(..)(..)(..)Z\.db$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

/** Removes partial files of killed backups, except recent files, which a server may be writing. */
async function removeParts(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs >= DUE_AFTER) await rm(join(folder, name), { force: true });
  }
}

/** Throws if a copy would fill the disk, because the store needs the space. */
async function requireRoom(dataDir: string): Promise<void> {
  const { size } = await stat(join(dataDir, 'gateway.db'));
  const { bavail, bsize } = await statfs(backupFolder(dataDir));
  if (bavail * bsize - size < MIN_FREE_BYTES)
    throw Object.assign(new Error('The disk is full.'), { name: 'NoRoom' });
}

async function copyStore(dataDir: string, part: string): Promise<void> {
  const source = new DatabaseSync(join(dataDir, 'gateway.db'), { readOnly: true, timeout: 5000 });
  try {
    // Copies all pages in one step, because a copy in several steps restarts after each write.
    await backup(source, part, { rate: 2_147_483_647 });
  } finally {
    source.close();
  }
}

/** Checks a copy. Throws if the copy is damaged. Returns false if the check is stopped early. */
function hasPassed(path: string, signal?: AbortSignal): Promise<boolean> {
  const script = join(import.meta.dirname, 'checkBackup.ts');
  return new Promise((resolve, reject) => {
    const options = { signal, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [script, path], options, (error) => {
      // If systemd or a terminal stops the server, the child process also gets the signal.
      const isEnded = signal?.aborted || error?.signal === 'SIGTERM' || error?.signal === 'SIGINT';
      if (error && !isEnded) reject(new Error('The copy is damaged.'));
      else resolve(!isEnded);
    });
  });
}
