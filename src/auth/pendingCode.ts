import { parseEmail } from '../../shared/email.ts';
import type { GateState } from '../rules/gate.ts';
import { tabStore } from './safeStorage.ts';

const KEY = 'pending_code';

/** A code requested in this tab. The record survives a reload (docs/decisions/gate.md#g11). */
interface PendingCode {
  readonly email: string;
  /** The time when the code was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** The step that the gate showed last. */
  readonly step: GateState['step'];
}

/** `codeMinutes` is the lifetime of a code, if it is known. */
export function readPendingCode(
  codeMinutes: number | undefined,
  now: number,
): PendingCode | undefined {
  const stored = tabStore.readRecord(KEY);
  if (!stored) return undefined;
  const email = typeof stored.email === 'string' ? parseEmail(stored.email)?.address : undefined;
  const sentAt = typeof stored.sentAt === 'number' ? stored.sentAt : Number.NaN;
  const age = now - sentAt;
  if (email === undefined || !(age >= 0 && age < (codeMinutes ?? Infinity) * 60_000))
    return undefined;
  return { email, sentAt, step: stored.step === 'email' ? 'email' : 'code' };
}

export function storePendingCode(pending: PendingCode): void {
  tabStore.write(KEY, JSON.stringify(pending));
}

export function dropPendingCode(): void {
  tabStore.remove(KEY);
}
