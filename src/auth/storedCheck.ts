import type { CallResult, SetupApi } from '../api/SetupApi.ts';
import { readStoredCredentials, type StoredCredentials } from './storedCredentials.ts';

/**
 * The automatic verification of what an earlier visit stored (docs/decisions/gate.md#g1), under
 * way.
 */
export interface StoredCheck {
  credentials: StoredCredentials;
  answer: Promise<CallResult>;
}

/**
 * Asks once, and before anything is drawn, whether the stored credentials still hold.
 * Undefined when none are stored.
 */
export function beginStoredCheck(api: SetupApi): StoredCheck | undefined {
  const credentials = readStoredCredentials();
  if (!credentials) return undefined;
  return { credentials, answer: api.verifyAccessCode(credentials.email, credentials.code) };
}
