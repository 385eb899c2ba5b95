import { lazy, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** Browsers have no timeout for a stalled file. */
const FILE_TIMEOUT_MS = 15_000;

/**
 * A page in a separate file: React's `lazy`, and `preload`, which fetches the file early.
 * `preload` never rejects: a failed file is fetched again when the page is shown.
 * @param load imports the page.
 * @param recover handles the error of a shown page. Vite's `vite:preloadError` also reports
 * preloaded files, for which a reload would discard the current page.
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  recover: (error: unknown) => Promise<never> = reloadOnce,
) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  // Kept, because hydration continues at once with a fulfilled promise.
  const fetchFile = () =>
    (loading ??= withTimeout(load()).then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    Page: lazy(() => fetchFile().catch(recover)),
    preload: async () => void (await fetchFile().catch(() => undefined)),
  };
}

function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = new Error('The file of a page did not arrive. Load the page again.');
    const timer = setTimeout(reject, FILE_TIMEOUT_MS, late);
    value.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
