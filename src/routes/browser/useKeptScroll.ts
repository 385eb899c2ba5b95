import { useEffect } from 'react';

/** WebKit shows a page from the back/forward cache at its top first, for a frame at least. */
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
