import { makeDataDir } from './dataDir.ts';
import type { Keyring } from './keyring.ts';
import { openKeyring, readCodeSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { storeFault } from './storeFault.ts';
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
  const secret = readCodeSecret(settings);
  const store = await openStore(settings).catch((error: unknown) => {
    throw storeFault(settings, error);
  });
  return { store, keyring: await openKeyring(store, secret, settings.previousCodeSecret) };
}
