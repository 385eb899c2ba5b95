import { use, useState, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** How long a needed page may take, in ms; a browser waits for a file that hangs without end. */
const PATIENCE = 15_000;

/** A page in a file of its own, fetched when it is needed or ahead of it. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Fetches the page ahead of its need. Never rejects: what fails is fetched again when needed. */
  preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, but a page that was preloaded renders at once, so that a prerendered page
 * hydrates in one pass. It needs no Suspense: every change of page is a transition.
 * @param load imports the page.
 * @param recover is asked when a needed page cannot be fetched, unless the visitor has gone on
 * meanwhile; a new deploy may have replaced it.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  recover: (error: unknown) => Promise<void> = reloadOnce,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  let needed: Promise<void> | undefined;
  const fetchPage = () =>
    (coming ??= load().then((page) => {
      Loaded = page;
    }));

  function Page(props: Props) {
    const [Ready] = useState(() => Loaded);
    return Ready ? <Ready {...props} /> : <Awaited {...props} />;
  }

  function Awaited(props: Props) {
    use((needed ??= get(window.location.pathname)));
    return Loaded && <Loaded {...props} />;
  }

  /** Gets the page for a visitor at an address, in time or not at all. */
  function get(pathname: string): Promise<void> {
    const rescue = (error: unknown) => {
      // Who has gone on keeps the page that is there now.
      if (window.location.pathname !== pathname) throw error;
      return recover(error);
    };
    return inTime(fetchPage()).catch(rescue).catch(forgetLater);
  }

  /** What failed is fetched again at the next visit; at once would be asked for without end. */
  function forgetLater(error: unknown): never {
    setTimeout(() => {
      coming = needed = undefined;
    }, 1000);
    throw error;
  }

  Page.preload = () =>
    fetchPage().catch(() => {
      coming = undefined;
    });
  return Page;
}

function inTime(page: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = new Error('A page did not come. Its file may hang. Load it anew.');
    const timer = setTimeout(reject, PATIENCE, late);
    page.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
