import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { HOUR, SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { PROBLEMS } from '../status/problems.ts';
import { createStatusReader, type Status } from '../status/readStatus.ts';
import type { Store } from '../store/Store.ts';
import { askServer } from './askServer.ts';
import { bad, ok, warn, type Finding } from './command.ts';
import { MissingStore, withAnyStore } from './withStore.ts';

/** Checks the data folder, secret, disk and outbox. Writes a test row if the schema is current. */
export async function checkStore(settings: Settings): Promise<readonly Finding[]> {
  const folder = checkDataDir(settings);
  try {
    return await withAnyStore(settings, async ({ store, keyring, changesSecret, isCurrent }) => [
      folder,
      changesSecret
        ? warn(
            'CODE_SECRET_PREVIOUS matches the store: the next start changes the secret to CODE_SECRET.',
          )
        : ok('The secret matches the store.'),
      ...(isCurrent
        ? await checkContents(store, keyring, settings)
        : [warn('The store was created by an older version: the next start upgrades it.')]),
    ]);
  } catch (error) {
    if (error instanceof MissingStore) return [folder, warn(error.message)];
    if (error instanceof SetupFault) return [folder, bad(error.message)];
    throw error;
  }
}

function checkDataDir({ dataDir }: Settings): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    return bad(
      `DATA_DIR (${dataDir}) cannot be created, because ${folder} is a file: choose another folder.`,
    );
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return ok(`DATA_DIR (${dataDir}) ${folder === dataDir ? 'is writable' : 'can be created'}.`);
  } catch (error) {
    return bad(
      `DATA_DIR (${dataDir}) is not writable (${kindOf(error)}): give this user write access, or choose another folder.`,
    );
  }
}

async function checkContents(store: Store, keyring: Keyring, settings: Settings) {
  const clocks = { wall: Date.now, steady: () => performance.now() };
  const [status, reported] = await Promise.all([
    createStatusReader({ store, settings, clocks, since: () => Infinity })(),
    askServer(settings, keyring),
  ]);
  return [
    ...(status.writable ? [ok(`The store (${store.database}) is writable.`)] : []),
    checkDisk(status.freeBytes),
    ...(store.database === 'sqlite' ? [checkBackup(status)] : []),
    ...checkProblems(status, reported),
  ];
}

/** Reports the problems that the store shows, and those that the running server knows. */
function checkProblems(status: Status, reported: readonly unknown[] | undefined): Finding[] {
  const active = PROBLEMS.filter(
    ({ name, isActive }) => isActive(status) || reported?.includes(name),
  );
  return [
    reported
      ? ok(`The running server reports its problems (${reported.length}).`)
      : warn('No server runs with these settings: only problems in the store can be found.'),
    ...active.map(({ sentence, advice }) => bad([sentence, advice].filter(Boolean).join(' '))),
  ];
}

function checkBackup({ backupSeconds }: Status): Finding {
  if (backupSeconds === undefined)
    return warn('There is no backup yet: a running server makes one every hour.');
  return backupSeconds * SECOND > 2 * HOUR
    ? warn('The newest backup is more than two hours old. A running server makes one every hour.')
    : ok('The newest backup is less than two hours old.');
}

function checkDisk(freeBytes: number | undefined): Finding {
  if (freeBytes === undefined) return warn('The free space of DATA_DIR cannot be read.');
  const free = Math.round(freeBytes / 1024 / 1024);
  return free < 1024
    ? warn(`Only ${free} MiB is free on the disk of DATA_DIR.`)
    : ok(`${free} MiB is free on the disk of DATA_DIR.`);
}
