import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isKnownSchema } from '../store/migrate.ts';

/** True if a backup is intact and this release can open it. */
export function isSound(path: string): boolean {
  // Without `immutable`, SQLite would leave a -shm and a -wal file.
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  try {
    const copy = new DatabaseSync(url, { readOnly: true });
    try {
      const integrity = copy.prepare('PRAGMA integrity_check(1)').get();
      if (integrity?.['integrity_check'] !== 'ok') return false;
      const schema = copy.prepare('SELECT release FROM schema_version').get();
      return typeof schema?.['release'] === 'string' && isKnownSchema(schema['release']);
    } finally {
      copy.close();
    }
  } catch {
    return false;
  }
}

// The backup runs this file as a child process: checking a large store would block the server.
if (import.meta.main) process.exitCode = isSound(process.argv[2] ?? '') ? 0 : 1;
