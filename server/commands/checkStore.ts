import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { HOUR, SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { findKeyring } from '../secrets/openKeyring.ts';
import type { Settings } from '../settings/settings.ts';
import { checkHealth } from '../status/health.ts';
import { checkSchema } from '../store/migrate.ts';
import { isStoreMissing, missingStoreMessage, openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { storeFault } from '../store/storeFault.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const LONGEST_WAIT_MS = HOUR;

/** Checks folder, secret, room and letters; writes a probe row where the schema is current. */
export async function checkStore(settings: Settings): Promise<readonly Finding[]> {
  const folder = checkDataDir(settings);
  if (isStoreMissing(settings)) return [folder, warn(missingStoreMessage(settings))];
  try {
    const store = await openStore(settings, 'command');
    try {
      return [folder, ...(await checkOpened(store, settings))];
    } finally {
      await store.close();
    }
  } catch (error) {
    return [folder, bad(storeFault(settings, error).message)];
  }
}

function checkDataDir({ dataDir }: Settings): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const advice = 'let this user write there, or choose another folder';
  if (!statSync(folder).isDirectory())
    return bad(`DATA_DIR (${dataDir}) cannot be made, as ${folder} is no folder: ${advice}.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return ok(`DATA_DIR (${dataDir}) can be written.`);
  } catch (error) {
    return bad(`DATA_DIR (${dataDir}) cannot be written (${kindOf(error)}): ${advice}.`);
  }
}

async function checkOpened(store: Store, settings: Settings): Promise<readonly Finding[]> {
  const schema = await store.read(checkSchema);
  if (schema === 'none') return [warn(missingStoreMessage(settings))];
  const found = await findKeyring(store, settings);
  if (!found) return [warn(missingStoreMessage(settings))];
  const secret = found.changed
    ? warn('CODE_SECRET_PREVIOUS fits the store: the next start changes the secret to CODE_SECRET.')
    : ok('The secret fits the store.');
  if (schema === 'current') return [secret, ...(await checkContents(store, settings))];
  return [
    secret,
    warn('The store was made by an older version: the next start brings it up to date.'),
  ];
}

async function checkContents(store: Store, settings: Settings): Promise<readonly Finding[]> {
  const { dataDir, numbers } = settings;
  const codeMinutes = numbers.CODE_MINUTES;
  const report = await checkHealth({ store, dataDir, codeMinutes, now: Date.now });
  const advice =
    store.engine === 'sqlite'
      ? 'check rights and room of DATA_DIR'
      : 'check that the database takes writes and has room';
  return [
    report.writable
      ? ok(`The store (${store.engine}) can be written.`)
      : bad(`The store cannot be written: ${advice}.`),
    checkRoom(report.freeBytes),
    report.dead > 0
      ? bad(`Requests that were refused for good: ${report.dead}. See \`npm run outbox -- list\`.`)
      : ok('No request was refused.'),
    report.oldestQueuedSeconds * SECOND > LONGEST_WAIT_MS
      ? bad(
          'A letter has waited for more than an hour: see the log for deliveryPaused or letterDelayed.',
        )
      : ok('No letter is late.'),
  ];
}

function checkRoom(freeBytes: number | undefined): Finding {
  if (freeBytes === undefined)
    return warn('How much room is left where DATA_DIR is cannot be seen here.');
  const free = Math.round(freeBytes / 1024 / 1024);
  return free < 1024
    ? warn(`Only ${free} MiB are free where DATA_DIR is.`)
    : ok(`${free} MiB are free where DATA_DIR is.`);
}
