import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthStatus } from '../auth/session.ts';
import { focusHeading } from './focusHeading.ts';
import { screenAt } from './screens.ts';

/**
 * A new path starts at its top (specification, section 2), and a new screen takes the focus at its
 * heading (docs/decisions/pages.md#p1). The first screen of a load leaves the focus alone, and so
 * does the answer to the automatic check.
 */
export function useRouteChange(status: AuthStatus): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, status });
  // A layout effect, as others wait until the view transition is over.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, status };
    const answered = screenAt(pathname).gated && before.status !== status;
    if (before.pathname === pathname && !answered) return undefined;
    if (before.pathname === pathname && before.status === 'checking') {
      // The browser looked for the section before its page was there.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    // A message that comes with the page has taken the focus already.
    if (document.activeElement?.matches('main [role="alert"]')) return undefined;
    focusHeading({ preventScroll: true });
    const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    scrollToTop();
    // After Back the browser restores an earlier position, a frame later.
    const frame = requestAnimationFrame(scrollToTop);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, status]);
}
