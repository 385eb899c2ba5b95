import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthStatus } from '../auth/session.ts';
import { focusHeading } from './focusHeading.ts';
import { screenAt } from './screens.ts';

/**
 * Scrolls a new path to its top (specification, section 2), and focuses the heading of a new screen
 * (docs/decisions/pages.md#p1). The first screen of a load does not change the focus, and neither
 * does the answer to the automatic check.
 */
export function useRouteChange(status: AuthStatus): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, status });
  // A layout effect, because other effects run only after the view transition.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, status };
    const answered = screenAt(pathname).gated && before.status !== status;
    if (before.pathname === pathname && !answered) return undefined;
    if (before.pathname === pathname && before.status === 'checking') {
      // The browser searched for the section before its page was rendered.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    // A message on the page may already have the focus.
    if (document.activeElement?.matches('main [role="alert"]')) return undefined;
    focusHeading({ preventScroll: true });
    const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    scrollToTop();
    // After Back, the browser restores an earlier position a frame later.
    const frame = requestAnimationFrame(scrollToTop);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, status]);
}
