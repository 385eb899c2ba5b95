import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { syncFolder } from '../store/dataDir.ts';

type SecretLocation = Pick<Settings, 'codeSecret' | 'dataDir'>;

const fileOf = ({ dataDir }: SecretLocation) => join(dataDir, 'code-secret');

/** Returns CODE_SECRET or, if it is not set, the secret in DATA_DIR. Creates one if absent. */
export function readCodeSecret(location: SecretLocation): string {
  return findCodeSecret(location) ?? makeSecretFile(fileOf(location));
}

/** Like `readCodeSecret`, but returns undefined if there is no secret. */
export function findCodeSecret(location: SecretLocation): string | undefined {
  if (location.codeSecret) return location.codeSecret;
  return existsSync(fileOf(location)) ? readSecretFile(fileOf(location)) : undefined;
}

function makeSecretFile(path: string): string {
  // `linkSync` creates the file with its whole content, and throws if another server has made it.
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    linkSync(part, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new SetupFault(
        `CODE_SECRET is not set and ${path} is not writable: give this user write access, or set CODE_SECRET.`,
      );
    }
  } finally {
    rmSync(part, { force: true });
  }
  return readSecretFile(path);
}

function readSecretFile(path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SetupFault(`${path} cannot be read (${kindOf(error)}): give this user read access.`);
  }
  if (secret.length < 16)
    throw new SetupFault(
      `${path} contains no secret: replace the file with your copy of it, or set CODE_SECRET.`,
    );
  return secret;
}
