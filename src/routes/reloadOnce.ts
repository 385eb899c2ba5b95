import { isRecord } from '../auth/storedJson.ts';

/** How long a repair counts as tried, in ms. */
const TRIED = 300_000;

/**
 * Loads the document anew, for files that a deploy has replaced. Rethrows the error when that
 * cannot help: it was just tried here, or the browser is offline. The history notes the try: its
 * entry outlives a reload, even where storage is blocked.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const state: unknown = window.history.state;
  const entry = isRecord(state) ? state : {};
  const tried = Date.now() - Number(entry['reloadedAt']) < TRIED;
  if (tried || !navigator.onLine) throw error;
  window.history.replaceState({ ...entry, reloadedAt: Date.now() }, '');
  // A site that scrolls by itself shows another page than the one that comes.
  if (window.history.scrollRestoration === 'manual')
    window.scrollTo({ top: 0, behavior: 'instant' });
  window.location.reload();
  return new Promise(() => undefined);
}
