import { useEffect } from 'react';

/** WebKit first shows a page from the back/forward cache at its top: restores the position. */
export function useKeptScroll(): void {
  useEffect(() => {
    let top = 0;
    const leave = () => (top = window.scrollY);
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', restore);
    };
  }, []);
}
