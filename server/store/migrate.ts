import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SetupFault } from '../setupFault.ts';
import { textOf, type Sql } from './Store.ts';

/** The SQL that brings a store from the schema before `release` to that of `release`. */
export interface Migration {
  readonly release: string;
  readonly script: string;
}

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The migrations, oldest first. A release that changes the schema adds one file with its name, and
 * never changes an earlier file (docs/decisions/server/operation.md#h25).
 */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .map((file) => ({
    release: basename(file, '.sql'),
    script: readFileSync(join(FOLDER, file), 'utf8'),
  }))
  .toSorted((one, other) => compare(one.release, other.release));

/** The last release that changed the schema. */
export const SCHEMA_RELEASE = MIGRATIONS.at(-1)?.release ?? '';

/** Upgrades a store to the last of these migrations. Throws a SetupFault if its schema is newer. */
export async function migrate(sql: Sql, migrations: readonly Migration[] = MIGRATIONS) {
  await sql.change('CREATE TABLE IF NOT EXISTS schema_version (release TEXT NOT NULL)');
  const current = await releaseOf(sql, migrations.at(-1)?.release);
  for (const { release, script } of migrations) {
    if (current !== undefined && compare(release, current) <= 0) continue;
    await sql.script(script);
    await sql.change('DELETE FROM schema_version');
    await sql.change`INSERT INTO schema_version (release) VALUES (${release})`;
  }
}

/** Compares a store's schema with this server's. Throws a SetupFault if the schema is newer. */
export async function checkSchema(sql: Sql): Promise<'none' | 'older' | 'current'> {
  try {
    const release = await releaseOf(sql);
    if (release === undefined) return 'none';
    return release === SCHEMA_RELEASE ? 'current' : 'older';
  } catch (error) {
    if (isMissingTable(error)) return 'none';
    throw error;
  }
}

/** True if this server can use or upgrade a store with the schema of this release. */
export function isKnownSchema(release: string): boolean {
  return compare(release, SCHEMA_RELEASE) <= 0;
}

async function releaseOf(sql: Sql, newest = SCHEMA_RELEASE): Promise<string | undefined> {
  const [row] = await sql.rows('SELECT release FROM schema_version');
  if (!row) return undefined;
  const release = textOf(row, 'release');
  if (compare(release, newest) <= 0) return release;
  throw new SetupFault(
    `The store has the schema of release ${release}; this server knows the schemas up to release ${newest}. Start the newer release, or restore an older backup.`,
  );
}

/** Compares two releases by their numbers: 1.10.0 is later than 1.9.0. */
function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no error code for a missing table.
  return error.message.startsWith('no such table') || ('code' in error && error.code === '42P01');
}
