import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFault } from '../setupFault.ts';
import type { Sql, Store } from './Store.ts';

/**
 * Releases with this schema or a later one can use a store with the newest schema. Raise the number
 * in a release that removes something (docs/decisions/server/operation.md#h25).
 */
export const USABLE_FROM = 4;

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The migrations in the order of their numbers. Files that end with `.sqlite.sql` are for SQLite
 * only. Add new files at the end, and never change a released file.
 */
const files = readdirSync(FOLDER).sort();

export const NEWEST_SCHEMA = Number.parseInt(files.at(-1) ?? '', 10);

/**
 * Upgrades a store to the newest schema, and records which releases may use the store from now on.
 * Does not change a newer store. Throws a SetupFault if this release cannot use the store.
 */
export async function migrate(sql: Sql, database: Store['database']): Promise<void> {
  await sql.change('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const version = await versionOf(sql);
  if (version >= NEWEST_SCHEMA) return;
  for (const file of files) {
    const number = Number.parseInt(file, 10);
    if (number <= version) continue;
    const [, , dialect = database] = /^[\w-]+(\.(\w+))?\.sql$/.exec(file) ?? [];
    if (dialect === database) await sql.script(readFileSync(join(FOLDER, file), 'utf8'));
    await sql.change`INSERT INTO schema_version (version) VALUES (${number})`;
  }
  await sql.change`
    UPDATE schema_version SET usable_from = ${USABLE_FROM} WHERE version = ${NEWEST_SCHEMA}`;
}

/** Compares a store's schema with this release's. Throws if this release cannot use the store. */
export async function checkSchema(sql: Sql): Promise<'none' | 'older' | 'current'> {
  try {
    const version = await versionOf(sql);
    if (version === 0) return 'none';
    return version < NEWEST_SCHEMA ? 'older' : 'current';
  } catch (error) {
    if (isMissingTable(error)) return 'none';
    throw error;
  }
}

/**
 * True if this release can open or upgrade a store. A newer store contains `usableFrom`: the schema
 * of the oldest release that may use the store.
 */
export function isKnownSchema(version: number, usableFrom: unknown): boolean {
  return Number(usableFrom ?? version) <= NEWEST_SCHEMA;
}

async function versionOf(sql: Sql): Promise<number> {
  const [newest] = await sql.rows`SELECT * FROM schema_version ORDER BY version DESC LIMIT 1`;
  const version = Number(newest?.['version'] ?? 0);
  if (isKnownSchema(version, newest?.['usable_from'])) return version;
  throw new SetupFault(
    `The store has schema ${version}; this server supports schemas up to ${NEWEST_SCHEMA}. Start the newer release, or restore an older backup.`,
  );
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no error code for a missing table.
  return error.message.startsWith('no such table') || ('code' in error && error.code === '42P01');
}
