import { parseEmail } from '../rules/email.ts';
import type { GateState } from '../rules/gate.ts';
import { tabStore } from './safeStorage.ts';
import { storedJson } from './storedJson.ts';

const KEY = 'pending_code';

/**
 * A code that this tab has asked for. It outlives a reload, as phones reload a tab after a visit to
 * the mail program (docs/decisions/gate.md#g11).
 */
interface PendingCode {
  readonly email: string;
  /** When the host said that it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** The step that was on screen: Back leads to the address and keeps it. */
  readonly step: GateState['step'];
}

/** The pending code, until it would expire. `now` is in milliseconds since the epoch. */
export function readPendingCode(codeMinutes: number, now: number): PendingCode | undefined {
  const stored = storedJson(tabStore, KEY);
  if (!stored) return undefined;
  const email = typeof stored.email === 'string' ? parseEmail(stored.email)?.address : undefined;
  const sentAt = typeof stored.sentAt === 'number' ? stored.sentAt : Number.NaN;
  const age = now - sentAt;
  if (email === undefined || !(age >= 0 && age < codeMinutes * 60_000)) return undefined;
  return { email, sentAt, step: stored.step === 'email' ? 'email' : 'code' };
}

/**
 * Notes in this tab where a code was sent; where storage fails, in memory
 * (docs/decisions/gate.md#g13).
 */
export function storePendingCode(pending: PendingCode): void {
  tabStore.write(KEY, JSON.stringify(pending));
}

/** Forgets it: the code was redeemed, or another address is wanted. */
export function dropPendingCode(): void {
  tabStore.remove(KEY);
}
