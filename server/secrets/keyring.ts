import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** The purpose of a digest. Never rename a purpose, because stored digests depend on its name. */
type Purpose =
  | 'browser'
  | 'code'
  | 'doctor'
  | 'domain'
  | 'email'
  | 'lead'
  | 'mailbox'
  | 'network'
  | 'pass';

/** Creates digests and encrypts strings with keys that are derived from the data key. */
export interface Keyring {
  /** Returns a keyed digest of the strings: 192 bits in 32 characters. */
  digest: (purpose: Purpose, ...texts: string[]) => string;
  /** Encrypts a string. `open` needs the same `label`. */
  seal: (text: string, label: string) => string;
  /** Decrypts a string. Throws if it was changed, or encrypted with another key or label. */
  open: (sealed: string, label: string) => string;
}

export function createKeyring(dataKey: Buffer): Keyring {
  // With a Buffer as key, a digest takes six times as long, because Node imports the key each time.
  const digestKey = createSecretKey(subkey(dataKey, 'digest'));
  const sealKey = createSecretKey(subkey(dataKey, 'seal'));
  return {
    digest: (purpose, ...texts) =>
      createHmac('sha256', digestKey)
        .update(JSON.stringify([purpose, ...texts]))
        .digest('base64url')
        .slice(0, 32),
    seal: (text, label) => sealWith(sealKey, Buffer.from(text, 'utf8'), label),
    open: (sealed, label) => openWith(sealKey, sealed, label).toString('utf8'),
  };
}

/** Encrypts the data key with the operator's secret. */
export function wrapDataKey(dataKey: Buffer, secret: string): string {
  return sealWith(subkey(Buffer.from(secret, 'utf8'), 'wrap'), dataKey, 'data key');
}

/** Decrypts the data key. Returns undefined if it was encrypted with another secret. */
export function unwrapDataKey(wrapped: string, secret: string): Buffer | undefined {
  try {
    return openWith(subkey(Buffer.from(secret, 'utf8'), 'wrap'), wrapped, 'data key');
  } catch {
    return undefined;
  }
}

function subkey(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `gateway ${use}`, 32));
}

/** Encrypts with AES-256-GCM. Returns a 12-byte nonce, a 16-byte tag and the ciphertext. */
function sealWith(key: Buffer | KeyObject, text: Buffer, label: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Buffer | KeyObject, sealed: string, label: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(label))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Returns 128 random bits in 22 characters. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Compares two digests in constant time. */
export function sameDigest(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
