import { kindOf } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';

/** By the error code of a PostgreSQL that can be reached. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  '25006':
    'the database takes no writes: name the server that does, or let it (default_transaction_read_only).',
  '28P01': 'wrong user or password.',
  '3D000': 'this server has no database of that name: create it, or correct the name.',
  '42501':
    'its user may make no tables: make that user the owner of the database (ALTER DATABASE … OWNER TO …).',
  '53300':
    'the database takes no more connections: each host opens up to 16. Raise max_connections, or the limit of the user.',
};

/** Says what the operator can do about a store that cannot be opened. */
export function storeFault(settings: Settings, error: unknown): SetupFault {
  if (error instanceof SetupFault) return error;
  return new SetupFault(advice(settings, error), { cause: error });
}

function advice(settings: Settings, error: unknown): string {
  if (settings.databaseUrl) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason =
      DATABASE_FAULTS[code] ??
      `the database cannot be used (${kindOf(error)}). Check that it runs, and the name, password and database in the address.`;
    return `DATABASE_URL: ${reason}`;
  }
  return `The store in ${settings.dataDir} cannot be used (${kindOf(error)}). Check that this user may write there, that the disk has room and that no other program holds the file; if the file is damaged, restore a backup with: gateway restore`;
}
