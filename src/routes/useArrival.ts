import { useEffect, useRef } from 'react';
import type { AuthStatus } from '../auth/AuthContext.tsx';
import { focusHeading } from './focusHeading.ts';
import { isGated, screenAt } from './paths.ts';
import { useOwnScrolling } from './useOwnScrolling.ts';

/** Where a visitor is: the path, and the place within its page. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Another one for every navigation, even to the same place. */
  key: string;
}

/**
 * What an arrival brings: a new path starts at its top (specification, section 2), and a new
 * screen takes focus at its heading (decision P1); so does a link to the page that is on screen.
 * The first screen of a load leaves focus alone, and so does the answer to the automatic check.
 */
export function useArrival({ pathname, search, hash, key }: Place, status: AuthStatus): void {
  useOwnScrolling();
  const last = useRef({ pathname, search, hash, key, status });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, hash, key, status };
    const again = before.key !== key && before.search === search && before.hash === hash;
    if (before.pathname !== pathname || again) {
      return startAtTop();
    }
    if (before.hash !== hash) {
      document.getElementById(hash.slice(1) || 'root')?.scrollIntoView();
    } else if (passedTheGate(before.status, status) && isGated(screenAt(pathname))) {
      focusHeading();
    }
    return undefined;
  }, [pathname, search, hash, key, status]);
}

/** Twice, as a smooth scroll that is under way still draws its last frame after the first. */
function startAtTop() {
  const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
  toTop();
  focusHeading({ preventScroll: true });
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(toTop);
  });
  return () => cancelAnimationFrame(frame);
}

function passedTheGate(before: AuthStatus, now: AuthStatus): boolean {
  return before !== now && before !== 'checking';
}
