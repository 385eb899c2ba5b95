import { useEffect } from 'react';

/**
 * A path that is reached by Back starts at its top, too (specification, section 2), so the browser
 * must not scroll to where a visitor was. Once the page is left it may: a reload keeps its place.
 */
export function useOwnScrolling(): void {
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);
}
