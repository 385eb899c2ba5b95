import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../store/dataDir.ts';
import { createKeyring, unwrapDataKey, wrapDataKey, type Keyring } from './keyring.ts';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';
import { addMeta, readMeta, replaceMeta } from '../store/meta.ts';
import type { Store } from '../store/Store.ts';

/** Where the secret is, as the settings say. */
interface SecretPlace {
  readonly codeSecret: string | undefined;
  readonly dataDir: string;
}

const NO_FIT =
  'CODE_SECRET does not fit this store: set the secret that the store was made with (or put it into CODE_SECRET_PREVIOUS to change it), restore DATA_DIR/code-secret, or start with an empty store. Hosts that share a database share one CODE_SECRET.';

const fileOf = ({ dataDir }: SecretPlace) => join(dataDir, 'code-secret');

/**
 * The secret that protects the store's keys: CODE_SECRET, or one made once into the data folder.
 * Throws a SetupFault when the file can neither be read nor made.
 */
export function readCodeSecret(place: SecretPlace): string {
  if (place.codeSecret) return place.codeSecret;
  const path = fileOf(place);
  if (!existsSync(path)) makeSecretFile(path);
  return readSecretFile(path);
}

/**
 * Makes the file whole or not at all, whatever ends this process; another host may have made it
 * meanwhile.
 */
function makeSecretFile(path: string): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    linkSync(part, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new SetupFault(
        `CODE_SECRET is not set and ${path} cannot be written: allow writing there, or set CODE_SECRET.`,
      );
    }
  } finally {
    rmSync(part, { force: true });
  }
}

/** The secret that `readCodeSecret` would give, or undefined where that would make one. */
export function findCodeSecret(place: SecretPlace): string | undefined {
  if (place.codeSecret) return place.codeSecret;
  return existsSync(fileOf(place)) ? readSecretFile(fileOf(place)) : undefined;
}

function readSecretFile(path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SetupFault(`${path} cannot be read (${kindOf(error)}): let this user read it.`);
  }
  if (secret.length < 16)
    throw new SetupFault(`${path} holds no secret: restore it from a backup, or set CODE_SECRET.`);
  return secret;
}

/**
 * Opens the keyring of a store. Its data key is made once and kept in the store, wrapped under the
 * secret; a new secret takes over when the previous one is given beside it. Throws a SetupFault
 * when no secret fits: codes, passes and waiting letters exist that could not be read.
 */
export async function openKeyring(
  store: Store,
  secret: string,
  previous: string | undefined,
): Promise<Keyring> {
  const fresh = wrapDataKey(randomBytes(32), secret);
  const wrapped = await store.write((sql) => addMeta(sql, 'data_key', fresh));
  const { key, changed } = unwrap(wrapped, secret, previous);
  if (!changed) return createKeyring(key);
  const rewrapped = wrapDataKey(key, secret);
  await store.write((sql) => replaceMeta(sql, 'data_key', { from: wrapped, to: rewrapped }));
  return createKeyring(key);
}

/**
 * The keyring as it is, changing nothing, and whether the next start changes its secret; undefined
 * where the first start has not made it yet. Throws as `openKeyring` does.
 */
export async function findKeyring(
  store: Store,
  secret: string | undefined,
  previous: string | undefined,
): Promise<{ keyring: Keyring; changed: boolean } | undefined> {
  const wrapped = await store.read((sql) => readMeta(sql, 'data_key'));
  if (wrapped === undefined) return undefined;
  const { key, changed } = unwrap(wrapped, secret, previous);
  return { keyring: createKeyring(key), changed };
}

/** The data key, and whether it is the previous secret that fits it. */
function unwrap(wrapped: string, secret: string | undefined, previous: string | undefined) {
  for (const [index, candidate] of [secret, previous].entries()) {
    const key = candidate === undefined ? undefined : unwrapDataKey(wrapped, candidate);
    if (key) return { key, changed: index > 0 };
  }
  throw new SetupFault(NO_FIT);
}
