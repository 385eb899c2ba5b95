import { kindOf } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { isDamage } from './damage.ts';
import { SetupFault } from '../setupFault.ts';

/** The advice for each PostgreSQL error code. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  '25006':
    'the database is read-only: use the URL of the primary server, or turn off default_transaction_read_only.',
  '28P01': 'wrong user or password.',
  '3D000': 'the database server has no database with that name: create it, or correct the name.',
  '42501':
    'the user cannot create tables: make this user the owner of the database (ALTER DATABASE … OWNER TO …).',
  '53300':
    'the database accepts no more connections: each server opens up to 16. Raise max_connections, or the limit of the user.',
};

/** Explains to the operator why a store cannot be opened, and what to do. */
export function storeFault(settings: Settings, error: unknown): SetupFault {
  if (error instanceof SetupFault) return error;
  if (isDamage(error))
    return new SetupFault(
      `The store in ${settings.dataDir} is damaged. Stop the server, then run: gateway restore`,
    );
  if (!settings.databaseUrl)
    return new SetupFault(
      `The store in ${settings.dataDir} cannot be used (${kindOf(error)}). Check that this user can write there, that the disk has free space and that no other program has locked the file.`,
    );
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason =
    DATABASE_FAULTS[code] ??
    `the database cannot be used (${kindOf(error)}). Check that it is running, and check the user, password and database in the URL.`;
  return new SetupFault(`DATABASE_URL: ${reason}`);
}
