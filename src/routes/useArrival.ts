import { useEffect, useRef } from 'react';
import type { AuthStatus } from '../auth/AuthContext.tsx';
import { focusHeading } from './focusHeading.ts';
import { isGated, screenAt } from './paths.ts';

/**
 * What an arrival brings: a new path starts at its top (specification, section 2), and a new
 * screen takes focus at its heading (decision P1). The first screen of a load leaves focus alone,
 * and so does the answer to the automatic check.
 */
export function useArrival(pathname: string, status: AuthStatus): void {
  const last = useRef({ pathname, status });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, status };
    if (before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading({ preventScroll: true });
    } else if (passedTheGate(before.status, status) && isGated(screenAt(pathname))) {
      focusHeading();
    }
  }, [pathname, status]);
}

function passedTheGate(before: AuthStatus, now: AuthStatus): boolean {
  return before !== now && before !== 'checking';
}
