import { execFile } from 'node:child_process';
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { HOUR, SECOND } from '../durations.ts';
import { LEAST_FREE } from '../status/health.ts';
import { isKnownSchema } from '../store/migrate.ts';

/** So many hourly backups are kept. */
const KEPT = 24;
// A little less than an hour, so that an hourly timer always finds it due.
const DUE_AFTER = HOUR - 10 * SECOND;
const NAME = /^gateway-\d{8}T\d{6}Z\.db$/;
const PART = /^\.gateway-.*\.part/;

/** The folder of the backups inside the data folder. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Copies the SQLite store while it is in use, checks the copy, and removes the oldest beyond 24, or
 * more where the disk is small. Throws where there is no room for one.
 * Gives the name, or nothing when it was ended from outside, as at the stop of the host.
 */
export async function backUp(
  dataDir: string,
  now: number,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = nameOf(now);
  const part = join(folder, `.${name}.part`);
  await removeParts(folder, now);
  await makeSureOfRoom(dataDir, folder, now);
  try {
    await copyStore(dataDir, part);
    const verdict = await checkAside(part, signal);
    if (verdict === 'ended') return undefined;
    if (verdict === 'damaged') throw new Error('The copy is damaged.');
    await rename(part, join(folder, name));
  } finally {
    for (const ending of ['', '-shm', '-wal', '-journal']) await rm(part + ending, { force: true });
  }
  for (const old of (await listBackups(dataDir, now)).slice(KEPT))
    await rm(join(folder, old), { force: true });
  return name;
}

/**
 * Removes what a backup left that was killed. What is younger than an hour may be another host's.
 */
async function removeParts(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs >= DUE_AFTER) await rm(join(folder, name), { force: true });
  }
}

/** Backups must not take the room that the store itself needs: the oldest give way, down to one. */
async function makeSureOfRoom(dataDir: string, folder: string, now: number): Promise<void> {
  const { size } = await stat(join(dataDir, 'gateway.db'));
  const kept = await listBackups(dataDir, now);
  for (;;) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - size >= LEAST_FREE) return;
    const oldest = kept.length > 1 ? kept.pop() : undefined;
    if (oldest === undefined) throw new NoRoom();
    await rm(join(folder, oldest), { force: true });
  }
}

/** Another copy would leave less room than the host needs. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

async function copyStore(dataDir: string, part: string): Promise<void> {
  const source = new DatabaseSync(join(dataDir, 'gateway.db'), { readOnly: true, timeout: 5000 });
  try {
    // All pages in one step: a copy in steps begins anew whenever somebody writes in between.
    await backup(source, part, { rate: 2_147_483_647 });
  } finally {
    source.close();
  }
}

/**
 * Backs up unless the newest copy is less than an hour old: restarts must not push out the older
 * ones.
 */
export async function backUpWhenDue(
  dataDir: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const [newest = ''] = await listBackups(dataDir, now);
  if (newest <= nameOf(now - DUE_AFTER) || isAhead(newest, now)) await backUp(dataDir, now, signal);
}

/** True for a name that only a wrong clock gives: this one's now, or the one of the copy then. */
function isAhead(name: string, now: number): boolean {
  return name > nameOf(now);
}

function nameOf(now: number): string {
  return `gateway-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`;
}

/**
 * The names of the backups, newest first. Those that are ahead of the clock come last: either their
 * clock was wrong, or this one is behind and whatever it names now is newer.
 */
export async function listBackups(dataDir: string, now: number): Promise<string[]> {
  const names = await readdir(backupFolder(dataDir)).catch(() => []);
  const sorted = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  return [
    ...sorted.filter((name) => !isAhead(name, now)),
    ...sorted.filter((name) => isAhead(name, now)),
  ];
}

/** What `isSound` finds, in a process of its own, which a stop of the host may end. */
function checkAside(path: string, signal?: AbortSignal): Promise<'sound' | 'damaged' | 'ended'> {
  const script = join(import.meta.dirname, 'checkBackup.ts');
  return new Promise((resolve) => {
    const options = { signal, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [script, path], options, (error) => {
      // systemd and a terminal signal every process of a host that they stop.
      const ended = signal?.aborted || error?.signal === 'SIGTERM' || error?.signal === 'SIGINT';
      resolve(ended ? 'ended' : error === null ? 'sound' : 'damaged');
    });
  });
}

/** True when a file is a database of ours without damage, and not of a newer release. */
export function isSound(path: string): boolean {
  try {
    // Immutable, or the look would leave a -shm and a -wal beside the file.
    const url = pathToFileURL(path);
    url.searchParams.set('immutable', '1');
    const copy = new DatabaseSync(url, { readOnly: true });
    try {
      const rows = copy.prepare('PRAGMA integrity_check(1)').all();
      const schema = copy.prepare('SELECT MAX(version) AS version FROM schema_version').get();
      return isKnownSchema(Number(schema?.['version'])) && rows[0]?.['integrity_check'] === 'ok';
    } finally {
      copy.close();
    }
  } catch {
    return false;
  }
}
