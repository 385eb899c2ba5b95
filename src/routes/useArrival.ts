import { useEffect, useRef } from 'react';
import type { AuthStatus } from '../auth/AuthContext.tsx';
import { focusHeading } from './focusHeading.ts';
import { isGated, screenAt } from './paths.ts';
import { useOwnScrolling } from './useOwnScrolling.ts';

/** Where a visitor is: the path, and the place within its page. */
export interface Place {
  pathname: string;
  hash: string;
}

/**
 * What an arrival brings: a new path starts at its top (specification, section 2), and a new
 * screen takes focus at its heading (decision P1). The first screen of a load leaves focus alone,
 * and so does the answer to the automatic check.
 */
export function useArrival({ pathname, hash }: Place, status: AuthStatus): void {
  useOwnScrolling();
  const last = useRef({ pathname, hash, status });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, hash, status };
    if (before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading({ preventScroll: true });
    } else if (before.hash !== hash) {
      document.getElementById(hash.slice(1) || 'root')?.scrollIntoView();
    } else if (passedTheGate(before.status, status) && isGated(screenAt(pathname))) {
      focusHeading();
    }
  }, [pathname, hash, status]);
}

function passedTheGate(before: AuthStatus, now: AuthStatus): boolean {
  return before !== now && before !== 'checking';
}
