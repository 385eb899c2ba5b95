import { refetchPreloads } from '../api/refetchPreloads.ts';

/**
 * Loads the document again, once, if the file of a page is missing, for example after a release or
 * because a browser keeps a failed preload. After this reload, or offline, rethrows `error`, so the
 * error page is shown.
 */
export function recoverFromMissingFile(error: unknown): Promise<never> {
  refetchPreloads();
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (reloaded || !navigator.onLine) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}
