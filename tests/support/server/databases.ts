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

/** The databases on this machine. A missing PostgreSQL is reported once for each test file. */
export const databaseNames = hasPostgres
  ? (['sqlite', 'postgres'] as const)
  : (['sqlite'] as const);
if (!hasPostgres)
  console.info('PostgreSQL is not installed here: the PostgreSQL half of these tests is skipped.');

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
