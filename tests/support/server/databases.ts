import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { freshDatabase, hasPostgres } from './postgres.ts';

/** Opens empty stores on one database; `close` closes all of them. */
export interface TestDatabase {
  open: () => Promise<Store>;
  /** Opens the data of the last store a second time, as another server does. */
  openAgain: () => Promise<Store>;
  close: () => Promise<void>;
}

export const databaseNames = ['sqlite', 'postgres'] as const;

/** True for PostgreSQL if it is not installed. Its tests are then reported as skipped. */
export function isMissing(name: (typeof databaseNames)[number]): boolean {
  return name === 'postgres' && !hasPostgres;
}

/** A folder in memory, if the system has one. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export async function startDatabase(name: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const stores: Store[] = [];
  const folder = mkdtempSync(join(FOLDER, 'gateway-store-'));
  let target = '';
  const openAgain = async () => {
    const store = await (name === 'postgres' ? openPostgres(target) : openSqlite(target));
    stores.push(store);
    return store;
  };
  return {
    open: async () => {
      target = name === 'postgres' ? await freshDatabase() : join(folder, `${stores.length}.db`);
      return openAgain();
    },
    openAgain,
    close: async () => {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
