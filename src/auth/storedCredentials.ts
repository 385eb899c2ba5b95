import { parseEmail } from '../rules/email.ts';
import { localStore } from './safeStorage.ts';

// The names are given by the specification, section 3.
const EMAIL_KEY = 'email';
const CODE_KEY = 'email_token';

/** The address and the access code that a browser keeps between visits. */
export interface StoredCredentials {
  readonly email: string;
  readonly code: string;
}

/** The stored address, normalized; undefined when there is none or it is not an address. */
export function readStoredEmail(): string | undefined {
  const stored = localStore.read(EMAIL_KEY);
  return parseEmail(stored ?? '')?.address;
}

/** The stored pair; undefined unless both halves are usable. */
export function readStoredCredentials(): StoredCredentials | undefined {
  const email = readStoredEmail();
  const code = localStore.read(CODE_KEY)?.trim() ?? '';
  return email && code ? { email, code } : undefined;
}

/** Stores both; where storage fails, in memory (docs/decisions/gate.md#g13). */
export function storeCredentials({ email, code }: StoredCredentials): void {
  localStore.write(EMAIL_KEY, email);
  localStore.write(CODE_KEY, code);
}

/**
 * Drops the code and keeps the address, which fills the gate's first field
 * (docs/decisions/gate.md#g7).
 */
export function dropStoredCode(): void {
  localStore.remove(CODE_KEY);
}

/** Drops both: 'Use a different email' (docs/decisions/gate.md#g12). */
export function dropStoredCredentials(): void {
  localStore.remove(EMAIL_KEY);
  localStore.remove(CODE_KEY);
}
