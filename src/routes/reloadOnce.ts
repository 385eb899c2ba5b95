import { refetchPreloads } from '../api/refetchPreloads.ts';
import { isRecord } from '../rules/isRecord.ts';

const RETRY_AFTER_MS = 300_000;

/**
 * Reloads the document, because a new release may have replaced its files. Rethrows the error if a
 * reload cannot help: it was just tried, or the browser is offline. The history entry records the
 * attempt, because it survives a reload even if storage is blocked.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  refetchPreloads();
  const state: unknown = window.history.state;
  const entry = isRecord(state) ? state : {};
  const tried = Date.now() - Number(entry['reloadedAt']) < RETRY_AFTER_MS;
  if (tried || !navigator.onLine) throw error;
  window.history.replaceState({ ...entry, reloadedAt: Date.now() }, '');
  // Otherwise the browser would restore the scroll position after the reload.
  window.scrollTo({ top: 0, behavior: 'instant' });
  window.location.reload();
  return new Promise(() => undefined);
}
