import { makeDataDir } from './store/dataDir.ts';
import type { Keyring } from './secrets/keyring.ts';
import { findCodeSecret, findKeyring, openKeyring, readCodeSecret } from './secrets/codeSecret.ts';
import type { Settings } from './settings/settings.ts';
import { storeFault } from './store/storeFault.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/Store.ts';

/**
 * The store of a host that starts, brought up to date, and the keys that open it. Throws a
 * SetupFault.
 */
export async function prepareStore(
  settings: Settings,
): Promise<{ store: Store; keyring: Keyring }> {
  makeDataDir(settings.dataDir);
  try {
    const store = await openStore(settings);
    // Refuses a store whose secret is gone before another secret is made.
    await findKeyring(store, findCodeSecret(settings), settings.previousCodeSecret);
    const secret = readCodeSecret(settings);
    return { store, keyring: await openKeyring(store, secret, settings.previousCodeSecret) };
  } catch (error) {
    throw storeFault(settings, error);
  }
}
