import { use, useState, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from './reloadOnce.ts';

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
 * @param recover is asked when a needed page cannot be fetched; a new deploy may have replaced it.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  recover: (error: unknown) => Promise<void> = reloadOnce,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const fetchPage = () =>
    load().then((page) => {
      Loaded = page;
    });

  function Page(props: Props) {
    const [Ready] = useState(() => Loaded);
    return Ready ? <Ready {...props} /> : <Awaited {...props} />;
  }

  function Awaited(props: Props) {
    use((coming ??= fetchPage().catch(recover).catch(forgetLater)));
    return Loaded && <Loaded {...props} />;
  }

  /** What failed is fetched again at the next visit; at once would be asked for without end. */
  function forgetLater(error: unknown): never {
    setTimeout(() => {
      coming = undefined;
    }, 1000);
    throw error;
  }

  Page.preload = () => {
    coming ??= fetchPage();
    return coming.catch(() => {
      coming = undefined;
    });
  };
  return Page;
}
