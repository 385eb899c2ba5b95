import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { bad, good, look, type Finding } from './finding.ts';
import { HOUR, SECOND } from '../durations.ts';
import { createHealth } from '../status/health.ts';
import { kindOf } from '../log.ts';
import { findCodeSecret, findKeyring } from '../secrets/codeSecret.ts';
import type { Settings } from '../settings/settings.ts';
import { storeFault } from '../store/storeFault.ts';
import { lookAtSchema } from '../store/migrate.ts';
import { isNotMade, notMade, openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';

/** Letters that wait longer than this, in milliseconds, say that the way out is closed. */
const LONGEST_WAIT = HOUR;

/**
 * Looks at store, secret, room and letters. Writes a probe row where the schema is current, and
 * nothing else.
 */
export async function examineStore(settings: Settings): Promise<Finding[]> {
  const folder = examineDataDir(settings);
  if (isNotMade(settings)) return [...folder, look(notMade(settings))];
  return [...folder, ...(await examineMade(settings))];
}

/** What nobody has made yet can only be made where this user may write. */
function examineDataDir({ dataDir }: Settings): Finding[] {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const advice = 'let this user write there, or choose another folder';
  if (!statSync(folder).isDirectory())
    return [bad(`DATA_DIR (${dataDir}) cannot be made, as ${folder} is no folder: ${advice}.`)];
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return [good(`DATA_DIR (${dataDir}) can be written.`)];
  } catch (error) {
    return [bad(`DATA_DIR (${dataDir}) cannot be written (${kindOf(error)}): ${advice}.`)];
  }
}

async function examineMade(settings: Settings): Promise<Finding[]> {
  try {
    const store = await openStore(settings, 'asFound');
    try {
      return await examineOpened(store, settings);
    } finally {
      await store.close();
    }
  } catch (error) {
    return [bad(storeFault(settings, error).message)];
  }
}

async function examineOpened(store: Store, settings: Settings): Promise<Finding[]> {
  const schema = await store.read(lookAtSchema);
  if (schema === 'none') return [look(notMade(settings))];
  const found = await findKeyring(store, findCodeSecret(settings), settings.previousCodeSecret);
  if (!found) return [look(notMade(settings))];
  const secret = found.changed
    ? look('CODE_SECRET_PREVIOUS fits the store: the next start changes the secret to CODE_SECRET.')
    : good('The secret fits the store.');
  return schema === 'older'
    ? [
        secret,
        look(
          'The store was made by an older version: the next start brings it up to date. Stop the old host first.',
        ),
      ]
    : [secret, ...(await examineHealth(store, settings.dataDir))];
}

function roomFinding(freeBytes: number | undefined): Finding {
  if (freeBytes === undefined)
    return look('How much room is left where DATA_DIR is cannot be seen here.');
  const free = Math.round(freeBytes / 1024 / 1024);
  return free < 1024
    ? look(`Only ${free} MiB are free where DATA_DIR is.`)
    : good(`${free} MiB are free where DATA_DIR is.`);
}

async function examineHealth(store: Store, dataDir: string): Promise<Finding[]> {
  const report = await createHealth({ store, dataDir, now: Date.now }).look();
  return [
    report.writable
      ? good(`The store (${store.engine}) can be written.`)
      : bad(
          store.engine === 'sqlite'
            ? 'The store cannot be written: check rights and room of DATA_DIR.'
            : 'The store cannot be written: check that the database takes writes and has room.',
        ),
    roomFinding(report.freeBytes),
    report.dead > 0
      ? bad(`Requests that were refused for good: ${report.dead}. See \`npm run outbox -- list\`.`)
      : good('No request was refused.'),
    report.oldestQueuedSeconds * SECOND > LONGEST_WAIT
      ? bad(
          'A letter has waited for more than an hour: see the log for deliveryPaused or letterDelayed.',
        )
      : good('No letter is late.'),
  ];
}
