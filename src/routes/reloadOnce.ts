/**
 * Loads the document anew, for files that a deploy has replaced. Rethrows the error when that
 * cannot help: this load is a reload already, or the browser is offline.
 */
export function reloadOnce(error: unknown): Promise<never> {
  const [load] = performance.getEntriesByType('navigation');
  const reloaded = load !== undefined && 'type' in load && load.type === 'reload';
  if (reloaded || !navigator.onLine) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}
