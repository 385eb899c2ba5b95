import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthStatus } from '../auth/session.ts';
import { focusHeading } from './focusHeading.ts';
import { screenAt } from './screens.ts';

/** Scrolls to the top of each new screen, and focuses its heading (docs/decisions/pages.md#p1). */
export function useRouteChange(status: AuthStatus): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, status });
  const isFirstPage = useRef(true);
  // This is a layout effect, because other effects run only after the view transition.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, status };
    if (before.pathname !== pathname) isFirstPage.current = false;
    const answered = screenAt(pathname).gated && before.status !== status;
    if (before.pathname === pathname && !answered) return undefined;
    if (isFirstPage.current && before.status === 'checking') {
      // The browser has already tried to scroll to the section, but the page was not rendered yet.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    const showTop = () => {
      focusHeading({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    showTop();
    // By the next frame, a message may have taken the focus, and Back may have scrolled the page.
    const frame = requestAnimationFrame(showTop);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, status]);
}
