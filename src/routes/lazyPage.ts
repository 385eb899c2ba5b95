import { lazy, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** Browsers have no timeout for a stalled file. */
const FILE_TIMEOUT_MS = 15_000;

/**
 * Loads a page from its own file. `preload` never rejects: `Page` loads a failed file again.
 * @param recover handles the error if `Page` cannot be loaded
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  recover: (error: unknown) => Promise<never> = reloadOnce,
) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  // Stores the promise, because React continues hydration at once if it is already fulfilled.
  const fetchFile = () =>
    (loading ??= withTimeout(load()).then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    // `vite:preloadError` is not used, because a failed preload must not reload the visible page.
    Page: lazy(() => fetchFile().catch(recover)),
    preload: async () => void (await fetchFile().catch(() => undefined)),
  };
}

function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = new Error('Loading the file of a page timed out. Reload the page.');
    const timer = setTimeout(reject, FILE_TIMEOUT_MS, late);
    value.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
