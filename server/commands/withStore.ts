import type { Keyring } from '../secrets/keyring.ts';
import { findKeyring } from '../secrets/openKeyring.ts';
import type { Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { checkSchema } from '../store/migrate.ts';
import { isStoreMissing, missingStoreMessage, openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { storeFault } from '../store/storeFault.ts';

/** An existing store. The next start of the server may change its secret or schema. */
interface ExistingStore {
  readonly store: Store;
  readonly keyring: Keyring;
  /** True if the next start changes the secret to CODE_SECRET. */
  readonly changesSecret: boolean;
  /** False if the next start upgrades the schema. */
  readonly isCurrent: boolean;
}

/** Thrown if there is no store, because the server has never started. */
export class MissingStore extends SetupFault {}

/** Opens the store for `work`, then closes it. Throws a SetupFault if the store or `work` fails. */
export async function withAnyStore<T>(
  settings: Settings,
  work: (found: ExistingStore) => Promise<T>,
): Promise<T> {
  const missing = new MissingStore(missingStoreMessage(settings));
  if (isStoreMissing(settings)) throw missing;
  let store: Store | undefined;
  try {
    store = await openStore(settings, 'command');
    const schema = await store.read(checkSchema);
    const found = schema === 'none' ? undefined : await findKeyring(store, settings);
    if (!found) throw missing;
    const { keyring, changed: changesSecret } = found;
    return await work({ store, keyring, changesSecret, isCurrent: schema === 'current' });
  } catch (error) {
    throw storeFault(settings, error);
  } finally {
    await store?.close();
  }
}

/** Like `withAnyStore`, but throws if the schema is not current. */
export function withStore<T>(
  settings: Settings,
  work: (found: ExistingStore) => Promise<T>,
): Promise<T> {
  return withAnyStore(settings, (found) => {
    if (found.isCurrent) return work(found);
    throw new SetupFault('The store was created by an older version: start the server first.');
  });
}
