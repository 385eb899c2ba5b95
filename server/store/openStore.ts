import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './Store.ts';

/** Where the store is, as the settings say. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const fileOf = ({ dataDir }: StorePlace) => join(dataDir, 'gateway.db');

/** Why a command has nothing to look at before the first start; a database is always there. */
export const NOT_MADE = 'There is no store yet: the first start makes it.';

/** True before the first start of a host that keeps its store in a file. */
export function isNotMade(place: StorePlace): boolean {
  return !place.databaseUrl && !existsSync(fileOf(place));
}

/** The engine that the settings ask for: PostgreSQL by its address, or a file in the data folder. */
export function openStore(place: StorePlace): Promise<Store> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(fileOf(place));
}
