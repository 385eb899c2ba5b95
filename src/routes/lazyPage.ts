import { lazy, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** In milliseconds; a browser waits for a hanging file without end. */
const FILE_TIMEOUT_MS = 15_000;

/**
 * A page in a file of its own: React's `lazy`, and `preload`, which fetches the file before the
 * page is shown. `preload` never rejects: a file that failed is fetched again when it is needed.
 * @param load imports the page.
 * @param recover handles the error of a page that is shown. Vite's `vite:preloadError` also reports
 * files that are only preloaded, for which a reload would take the present page away.
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  recover: (error: unknown) => Promise<never> = reloadOnce,
) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  // Kept, because hydration goes on at once with a promise that has been fulfilled.
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
