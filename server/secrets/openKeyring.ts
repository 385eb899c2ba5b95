import { randomBytes } from 'node:crypto';
import { SetupFault } from '../setupFault.ts';
import type { Settings } from '../settings/settings.ts';
import { addMeta, readMeta, writeMeta } from '../store/meta.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { storeFault } from '../store/storeFault.ts';
import { findCodeSecret, readCodeSecret } from './codeSecret.ts';
import { createKeyring, unwrapDataKey, wrapDataKey, type Keyring } from './keyring.ts';

type Secrets = Pick<Settings, 'codeSecret' | 'previousCodeSecret' | 'dataDir'>;

const NO_FIT =
  'CODE_SECRET does not match this store: set the secret last used with this store, or restore DATA_DIR/code-secret. To change the secret, set the old one as CODE_SECRET_PREVIOUS. Servers that share a database need the same CODE_SECRET.';

/** Opens the store and its keyring. Throws a SetupFault if that fails. */
export async function openStoreAndKeyring(settings: Settings) {
  try {
    const store = await openStore(settings);
    return { store, keyring: await openKeyring(store, settings) };
  } catch (error) {
    throw storeFault(settings, error);
  }
}

/**
 * Opens the keyring of a store. The store contains the data key, encrypted with the secret. If only
 * the previous secret matches, encrypts the key with the current one. Throws if neither matches.
 */
export async function openKeyring(store: Store, secrets: Secrets): Promise<Keyring> {
  // Throws if the secret of the store is missing, before `readCodeSecret` creates a new one.
  await findKeyring(store, secrets);
  const secret = readCodeSecret(secrets);
  const fresh = wrapDataKey(randomBytes(32), secret);
  const wrapped = await store.write((sql) => addMeta(sql, 'data_key', fresh));
  const { key, changed } = unwrap(wrapped, secret, secrets.previousCodeSecret);
  if (changed) await store.write((sql) => writeMeta(sql, 'data_key', wrapDataKey(key, secret)));
  return createKeyring(key);
}

/** Opens the keyring without changing the store. Returns undefined before the first start. */
export async function findKeyring(
  store: Store,
  secrets: Secrets,
): Promise<{ keyring: Keyring; changed: boolean } | undefined> {
  const wrapped = await store.read((sql) => readMeta(sql, 'data_key'));
  if (wrapped === undefined) return undefined;
  const { key, changed } = unwrap(wrapped, findCodeSecret(secrets), secrets.previousCodeSecret);
  return { keyring: createKeyring(key), changed };
}

function unwrap(wrapped: string, secret: string | undefined, previous: string | undefined) {
  for (const [index, candidate] of [secret, previous].entries()) {
    const key = candidate === undefined ? undefined : unwrapDataKey(wrapped, candidate);
    if (key) return { key, changed: index > 0 };
  }
  throw new SetupFault(NO_FIT);
}
