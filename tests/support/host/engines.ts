import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { findPostgres, startPostgres, type PostgresCluster } from './postgres.ts';

/** Opens empty stores of one engine; `close` ends all of them and the engine. */
export interface Engine {
  open: () => Promise<Store>;
  /** Another store on the data of the last one, as a second host would have it. */
  openAgain: () => Promise<Store>;
  close: () => Promise<void>;
}

const programs = findPostgres();

/** The engines of this machine. A missing PostgreSQL is said plainly, once for each test file. */
export const engineNames = programs ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
if (!programs)
  console.info('PostgreSQL is not installed here: the PostgreSQL half of these tests is skipped.');

/** In memory where the system has such a folder. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export async function startEngine(name: 'sqlite' | 'postgres'): Promise<Engine> {
  const stores: Store[] = [];
  const folder = mkdtempSync(join(FOLDER, 'gateway-store-'));
  const cluster: PostgresCluster | undefined =
    name === 'postgres' ? await startPostgres(programs ?? '') : undefined;
  let target = '';
  const open = async () => {
    const store = await (cluster ? openPostgres(target) : openSqlite(target));
    stores.push(store);
    return store;
  };
  return {
    open: async () => {
      target = cluster ? await cluster.freshUrl() : join(folder, `${stores.length}.db`);
      return open();
    },
    openAgain: open,
    close: async () => {
      for (const store of stores) await store.close();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
