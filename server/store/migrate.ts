import { SetupFault } from '../setupFault.ts';
import { migrations, USABLE_FROM } from './schema.ts';
import type { Sql } from './Store.ts';

/**
 * Brings a store to the newest schema, and notes which releases may use it from now on. A newer
 * store stays as it is. Throws a SetupFault when this release cannot use it.
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.change('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const version = await versionOf(sql);
  if (version >= migrations.length) return;
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) await sql.change(statement);
    await sql.change`INSERT INTO schema_version (version) VALUES (${index + 1})`;
  }
  await sql.change`
    UPDATE schema_version SET usable_from = ${USABLE_FROM} WHERE version = ${migrations.length}`;
}

/** Compares the schema of a store with this release's. Throws as `migrate` does. */
export async function checkSchema(sql: Sql): Promise<'none' | 'older' | 'current'> {
  try {
    const version = await versionOf(sql);
    if (version === 0) return 'none';
    return version < migrations.length ? 'older' : 'current';
  } catch (error) {
    if (isMissingTable(error)) return 'none';
    throw error;
  }
}

/**
 * True for a schema that this release can open or bring up to date. `usableFrom` is what a newer
 * store says of itself: the oldest schema whose releases may use it.
 */
export function isKnownSchema(version: number, usableFrom: unknown): boolean {
  return Number(usableFrom ?? version) <= migrations.length;
}

async function versionOf(sql: Sql): Promise<number> {
  const [newest] = await sql.rows`SELECT * FROM schema_version ORDER BY version DESC LIMIT 1`;
  const version = Number(newest?.['version'] ?? 0);
  if (isKnownSchema(version, newest?.['usable_from'])) return version;
  throw new SetupFault(
    `The store has schema ${version}, this host knows ${migrations.length}. Start the newer version of the host, or restore an older backup.`,
  );
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no code for it.
  return error.message.startsWith('no such table') || ('code' in error && error.code === '42P01');
}
