import { SetupFault } from '../setupFault.ts';
import { migrations } from './schema.ts';
import type { Sql } from './Store.ts';

/**
 * Brings an empty or older store to the newest schema, forward only, inside the caller's
 * transaction and lock. Throws when the store was made by a newer version of the host.
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.change('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const rows = await sql.rows('SELECT MAX(version) AS version FROM schema_version');
  const version = Number(rows[0]?.['version'] ?? 0);
  if (version > migrations.length) {
    throw new SetupFault(
      `The store has schema ${version}, this host knows ${migrations.length}. Start the newer version of the host, or restore an older backup.`,
    );
  }
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) await sql.change(statement);
    await sql.change('INSERT INTO schema_version (version) VALUES (?)', index + 1);
  }
}
