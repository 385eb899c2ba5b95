import { refetchPreloads } from '../api/refetchPreloads.ts';
import { isRecord } from '../rules/isRecord.ts';

/** In milliseconds. */
const RETRY_AFTER_MS = 300_000;

/**
 * Loads the document again, for files that a new release has replaced. Rethrows the error where
 * that cannot help: it was just tried here, or the browser is offline. The history entry remembers
 * the try, as it outlives a reload even where storage is blocked.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  refetchPreloads();
  const state: unknown = window.history.state;
  const entry = isRecord(state) ? state : {};
  const tried = Date.now() - Number(entry['reloadedAt']) < RETRY_AFTER_MS;
  if (tried || !navigator.onLine) throw error;
  window.history.replaceState({ ...entry, reloadedAt: Date.now() }, '');
  // Otherwise the browser restores the old scroll position after the reload.
  window.scrollTo({ top: 0, behavior: 'instant' });
  window.location.reload();
  return new Promise(() => undefined);
}
