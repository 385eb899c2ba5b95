import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './dataDir.ts';
import { holdFolder } from './folderLock.ts';
import { SetupFault } from '../setupFault.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Opening, Store } from './Store.ts';

/** Where the store is, as the settings say. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const fileOf = ({ dataDir }: StorePlace) => join(dataDir, 'gateway.db');

/**
 * The backup on its way to become the store. It is there while a restore runs, or when one was cut
 * short.
 */
export function restoredFile(dataDir: string): string {
  return join(dataDir, 'gateway.db.restoring');
}

/** Why a command has nothing to look at before the first start. */
export function notMade({ databaseUrl, dataDir }: StorePlace): string {
  const place = databaseUrl ? 'the database of DATABASE_URL' : `DATA_DIR, which is ${dataDir}`;
  return `There is no store yet in ${place}: the first start makes it.`;
}

/** True where not even the file of a store exists; a database is always there. */
export function isNotMade(place: StorePlace): boolean {
  return (
    !place.databaseUrl && !existsSync(fileOf(place)) && !existsSync(restoredFile(place.dataDir))
  );
}

/**
 * The engine that the settings ask for: PostgreSQL by its address, or a file in the data folder. A
 * folder that is served is held, so that nobody restores a backup under a running host. Throws a
 * SetupFault while one is restored, and after a restore that was cut short: what is there is no
 * store.
 */
export async function openStore(place: StorePlace, opening: Opening = 'serve'): Promise<Store> {
  if (opening === 'serve') makeDataDir(place.dataDir);
  if (place.databaseUrl) return openPostgres(place.databaseUrl, undefined, opening);
  if (opening === 'asFound') {
    refuseHalfRestored(place);
    return openSqlite(fileOf(place), opening);
  }
  const release = holdFolder(place.dataDir);
  try {
    refuseHalfRestored(place);
    const store = await openSqlite(fileOf(place));
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

function refuseHalfRestored({ dataDir }: StorePlace): void {
  if (existsSync(restoredFile(dataDir)))
    throw new SetupFault(
      `A restore has not ended: run it again. To keep what is there, remove ${restoredFile(dataDir)}.`,
    );
}
