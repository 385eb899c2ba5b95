import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthStatus } from '../auth/session.ts';
import { focusHeading } from './focusHeading.ts';
import { screenAt } from './screens.ts';

/** After a navigation, scrolls to the top and focuses the heading (docs/decisions/pages.md#p1). */
export function useRouteChange(status: AuthStatus): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, status });
  // This is a layout effect, because other effects run only after the view transition.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, status };
    const answered = screenAt(pathname).gated && before.status !== status;
    if (before.pathname === pathname && !answered) return undefined;
    if (before.pathname === pathname && before.status === 'checking') {
      // The browser has already tried to scroll to the section, but the page was not rendered yet.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    // A message on the page may already have the focus.
    if (document.activeElement?.matches('main [role="alert"]')) return undefined;
    focusHeading({ preventScroll: true });
    const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    scrollToTop();
    // After Back is pressed, the browser restores an earlier scroll position in the next frame.
    const frame = requestAnimationFrame(scrollToTop);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, status]);
}
