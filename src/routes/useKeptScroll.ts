import { useEffect } from 'react';

/** Restores a page's scroll position from the back/forward cache. WebKit would reset it to 0. */
export function useKeptScroll(): void {
  useEffect(() => {
    let top = 0;
    const leave = () => (top = window.scrollY);
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top, behavior: 'instant' });
    };
    const listening = new AbortController();
    window.addEventListener('pagehide', leave, listening);
    window.addEventListener('pageshow', restore, listening);
    return () => listening.abort();
  }, []);
}
