import { useEffect, useRef } from 'react';
import { jumpTo } from './jumpTo.ts';
import { notePlace } from './leftPlace.ts';
import type { Place } from './NavigationContext.ts';

/**
 * A path that is reached by Back starts at its top, too (specification, section 2), so the browser
 * must not scroll to where a visitor was. Once the page is left it may: a reload keeps its place.
 * Back out of a section leads to where the visitor was before.
 * @param shown is false while the page waits for the automatic check: it has no place of its own.
 */
export function useOwnScrolling(place: Place, shown: boolean): void {
  const here = useRef(place);
  useEffect(() => {
    here.current = place;
  }, [place]);
  useEffect(() => {
    const tops = new Map<string, number>();
    const note = () => tops.set(window.location.href, window.scrollY);
    const goBack = () => {
      const { pathname, search, hash, href } = window.location;
      const was = here.current;
      if (was.pathname === pathname && was.search === search && was.hash !== '' && hash === '')
        jumpTo(tops.get(href) ?? 0);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('popstate', goBack);
    };
  }, []);
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      if (!shown) return;
      notePlace();
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', handBack);
    };
  }, [shown]);
}
