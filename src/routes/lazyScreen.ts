import { createElement, lazy, useState, type ComponentType } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** How long the file of a page may take, in ms; a browser waits for a hanging file without end. */
const CHUNK_TIMEOUT_MS = 15_000;

/** A page whose file can be fetched ahead of its need. */
export type LazyScreen = ComponentType & { preload: () => Promise<void> };

/**
 * React's `lazy`, with a way to fetch the page ahead of its need. A page that was fetched renders
 * at once: hydration that waits would drop what the visitor has opened. `preload` never rejects:
 * what fails is fetched again when the page is shown.
 * @param load imports the page.
 * @param recover is asked when a page that is shown cannot be fetched: a new release may have
 * replaced its file.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  recover: (error: unknown) => Promise<never> = reloadOnce,
): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const fetchPage = () =>
    (loading ??= withTimeout(load()).then(
      (page) => {
        loaded = page;
        return { default: page };
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const preload = () =>
    fetchPage().then(
      () => undefined,
      () => undefined,
    );
  const LazyPage = lazy(() => fetchPage().catch(recover));
  const Page = () => {
    const [Present] = useState<ComponentType>(() => loaded ?? LazyPage);
    return createElement(Present);
  };
  return Object.assign(Page, { preload });
}

function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = new Error('The file of a page did not arrive. Load the page again.');
    const timer = setTimeout(reject, CHUNK_TIMEOUT_MS, late);
    value.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
