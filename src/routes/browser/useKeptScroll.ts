import { useEffect } from 'react';

/** WebKit first shows a page from the back/forward cache at its top: restores the position. */
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
