import type { CallResult, SetupApi } from '../api/SetupApi.ts';
import { parseEmail } from '../../shared/email.ts';
import { localStore } from './safeStorage.ts';

// The specification (section 3) defines these names.
const EMAIL_KEY = 'email';
const CODE_KEY = 'email_token';

interface StoredCredentials {
  readonly email: string;
  readonly code: string;
}

export function readStoredEmail(): string | undefined {
  const stored = localStore.read(EMAIL_KEY);
  return parseEmail(stored ?? '')?.address;
}

export function readStoredCredentials(): StoredCredentials | undefined {
  const email = readStoredEmail();
  const code = localStore.read(CODE_KEY)?.trim() ?? '';
  return email && code ? { email, code } : undefined;
}

export function storeCredentials({ email, code }: StoredCredentials): void {
  localStore.write(EMAIL_KEY, email);
  localStore.write(CODE_KEY, code);
}

/** Deletes the code but keeps the email, which the gate fills in (docs/decisions/gate.md#g7). */
export function dropStoredCode(): void {
  localStore.remove(CODE_KEY);
}

export function dropStoredCredentials(): void {
  localStore.remove(EMAIL_KEY);
  localStore.remove(CODE_KEY);
}

/** The automatic verification of stored credentials (docs/decisions/gate.md#g1). */
export interface StoredCheck {
  credentials: StoredCredentials;
  answer: Promise<CallResult>;
}

/** Starts the automatic verification; returns undefined if no credentials are stored. */
export function beginStoredCheck(api: Pick<SetupApi, 'verifyAccessCode'>): StoredCheck | undefined {
  const credentials = readStoredCredentials();
  if (!credentials) return undefined;
  return { credentials, answer: api.verifyAccessCode(credentials.email, credentials.code) };
}
