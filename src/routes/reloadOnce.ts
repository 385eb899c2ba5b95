import { refetchPreloads } from '../api/refetchPreloads.ts';
import { isRecord } from '../../shared/isRecord.ts';

const RETRY_AFTER_MS = 300_000;

/** Reloads an outdated page. Rethrows `error` if the browser is offline or has just reloaded it. */
export async function reloadOnce(error: unknown): Promise<never> {
  refetchPreloads();
  // Even if storage is blocked, the history entry survives a reload.
  const state: unknown = window.history.state;
  const entry = isRecord(state) ? state : {};
  const tried = Date.now() - Number(entry['reloadedAt']) < RETRY_AFTER_MS;
  if (tried || !navigator.onLine) throw error;
  window.history.replaceState({ ...entry, reloadedAt: Date.now() }, '');
  // Without this, the browser would restore the scroll position after the reload.
  window.scrollTo({ top: 0, behavior: 'instant' });
  window.location.reload();
  return new Promise(() => undefined);
}
