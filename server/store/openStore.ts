import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './Store.ts';

/** The engine that the settings ask for: PostgreSQL by its address, or a file in the data folder. */
export function openStore(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Store> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openSqlite(join(settings.dataDir, 'gateway.db'));
}
