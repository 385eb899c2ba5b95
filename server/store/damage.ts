import type { Store } from './Store.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = [11, 26];

/** True for the error that SQLite throws if the database file is damaged. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && DAMAGE.includes(Number(error.errcode) % 256)
  );
}

/** Calls `report` whenever a transaction finds that the file is damaged. */
export function watchDamage(store: Store, report: () => void): Store {
  const watch = <T>(result: Promise<T>) =>
    result.catch((error: unknown) => {
      if (isDamage(error)) report();
      throw error;
    });
  return {
    ...store,
    read: (work) => watch(store.read(work)),
    write: (work, isUrgent) => watch(store.write(work, isUrgent)),
  };
}
