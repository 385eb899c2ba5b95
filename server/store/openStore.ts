import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { makeDataDir } from './dataDir.ts';
import { holdFolder } from './folderLock.ts';
import { SetupFault } from '../setupFault.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenedBy, Store } from './Store.ts';

type StoreLocation = Pick<Settings, 'databaseUrl' | 'dataDir'>;

const fileOf = ({ dataDir }: StoreLocation) => join(dataDir, 'gateway.db');

/** Returns the path of the copy that a restore makes. At the end, the copy becomes the store. */
export function restoredFile(dataDir: string): string {
  return join(dataDir, 'gateway.db.restoring');
}

/** Returns the message for a command that finds no store. */
export function missingStoreMessage({ databaseUrl, dataDir }: StoreLocation): string {
  const location = databaseUrl ? 'the database of DATABASE_URL' : `DATA_DIR (${dataDir})`;
  return `There is no store yet in ${location}: the first start creates it.`;
}

/** True if there is no SQLite file and no unfinished restore. False for PostgreSQL. */
export function isStoreMissing(location: StoreLocation): boolean {
  return (
    !location.databaseUrl &&
    !existsSync(fileOf(location)) &&
    !existsSync(restoredFile(location.dataDir))
  );
}

/** Opens the store that the settings name. Throws a SetupFault while a restore is incomplete. */
export async function openStore(
  location: StoreLocation,
  openedBy: OpenedBy = 'server',
): Promise<Store> {
  if (openedBy === 'server') makeDataDir(location.dataDir);
  if (location.databaseUrl) return openPostgres(location.databaseUrl, openedBy);
  const { release, isShared } =
    openedBy === 'server'
      ? holdFolder(location.dataDir)
      : { release: () => undefined, isShared: false };
  try {
    const restored = restoredFile(location.dataDir);
    if (existsSync(restored))
      throw new SetupFault(
        `A restore was interrupted: run it again. To keep the current store, remove ${restored}.`,
      );
    const store = await openSqlite(fileOf(location), openedBy);
    return { ...store, isShared, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
