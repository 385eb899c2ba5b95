import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyring, unwrapDataKey, wrapDataKey, type Keyring } from './keyring.ts';
import { SetupFault } from './setupFault.ts';
import { textOf, type Store } from './store/Store.ts';

/**
 * The secret that protects the store's keys: CODE_SECRET, or one made once into the data folder.
 * Throws a SetupFault when the file can neither be read nor made.
 */
export function readCodeSecret(settings: {
  codeSecret: string | undefined;
  dataDir: string;
}): string {
  if (settings.codeSecret) return settings.codeSecret;
  const path = join(settings.dataDir, 'code-secret');
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new SetupFault(
        `CODE_SECRET is not set and ${path} cannot be written: allow writing there, or set CODE_SECRET.`,
      );
    }
  }
  const secret = readFileSync(path, 'utf8').trim();
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
  const wrapped = await store.write(async (sql) => {
    await sql.change(
      `INSERT INTO meta (name, value) VALUES ('data_key', ?) ON CONFLICT (name) DO NOTHING`,
      fresh,
    );
    return textOf((await sql.rows(`SELECT value FROM meta WHERE name = 'data_key'`))[0], 'value');
  });
  const current = unwrapDataKey(wrapped, secret);
  if (current) return createKeyring(current);
  const older = previous === undefined ? undefined : unwrapDataKey(wrapped, previous);
  if (!older) {
    throw new SetupFault(
      'CODE_SECRET does not fit this store: set the secret that the store was made with (or put it into CODE_SECRET_PREVIOUS to change it), restore DATA_DIR/code-secret, or start with an empty store.',
    );
  }
  const rewrapped = wrapDataKey(older, secret);
  await store.write((sql) =>
    sql.change(
      `UPDATE meta SET value = ? WHERE name = 'data_key' AND value = ?`,
      rewrapped,
      wrapped,
    ),
  );
  return createKeyring(older);
}
