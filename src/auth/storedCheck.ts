import type { CallResult, SetupApi } from '../api/SetupApi.ts';
import { readStoredCredentials, type StoredCredentials } from './storedCredentials.ts';

/** The automatic verification of credentials that an earlier visit stored (docs/decisions/gate.md#g1). */
export interface StoredCheck {
  credentials: StoredCredentials;
  answer: Promise<CallResult>;
}

/** Verifies the stored credentials; undefined when none are stored. */
export function beginStoredCheck(api: Pick<SetupApi, 'verifyAccessCode'>): StoredCheck | undefined {
  const credentials = readStoredCredentials();
  if (!credentials) return undefined;
  return { credentials, answer: api.verifyAccessCode(credentials.email, credentials.code) };
}
