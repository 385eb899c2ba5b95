import { useEffect } from 'react';

/** Keeps the scroll position of a page in the back/forward cache. WebKit would show its top. */
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
