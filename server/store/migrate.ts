import { SetupFault } from '../setupFault.ts';
import { migrations } from './schema.ts';
import type { Sql } from './Store.ts';

/** Brings a store to the newest schema. Throws a SetupFault when a newer host has made it. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.change('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const version = await versionOf(sql);
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) await sql.change(statement);
    await sql.change`INSERT INTO schema_version (version) VALUES (${index + 1})`;
  }
}

/** Compares the schema of a store with the newest. Throws as `migrate` does. */
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

/** True for a schema that this release can open or bring up to date. */
export function isKnownSchema(version: number): boolean {
  return version <= migrations.length;
}

async function versionOf(sql: Sql): Promise<number> {
  const rows = await sql.rows`SELECT MAX(version) AS version FROM schema_version`;
  const version = Number(rows[0]?.['version'] ?? 0);
  if (isKnownSchema(version)) return version;
  throw new SetupFault(
    `The store has schema ${version}, this host knows ${migrations.length}. Start the newer version of the host, or restore an older backup.`,
  );
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no code for it.
  return error.message.startsWith('no such table') || ('code' in error && error.code === '42P01');
}
