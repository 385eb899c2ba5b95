import { useCallback, useEffect, useRef } from 'react';
import type { AuthStatus } from '../auth/AuthContext.tsx';
import { focusHeading } from './focusHeading.ts';
import { jumpTo } from './jumpTo.ts';
import { returnToPlace } from './leftPlace.ts';
import { useNavigation } from './NavigationContext.ts';
import { isGated, screenAt } from './paths.ts';
import { useOwnScrolling } from './useOwnScrolling.ts';

/**
 * What an arrival brings: a new path starts at its top (specification, section 2), and a new
 * screen takes focus at its heading (decision P1); so does a link to the page that is on screen.
 * The first screen of a load leaves focus alone, and so does the answer to the automatic check,
 * unless the frame that it replaces held the focus.
 */
export function useArrival(status: AuthStatus): void {
  const { place } = useNavigation();
  const gated = isGated(screenAt(place.pathname));
  useOwnScrolling(place, !(gated && status === 'checking'));
  const hasLostFocus = useLostFocus();
  const last = useRef({ place, status });
  useEffect(() => {
    const before = last.current;
    last.current = { place, status };
    const { pathname, hash, key, returned } = place;
    const was = before.place;
    const again = was.key !== key && !returned && (was.hash === hash || hash === '');
    const answered = gated && before.status !== status;
    const checked = answered && before.status === 'checking';
    if (was.pathname !== pathname || again || (answered && !checked)) {
      focusHeading({ preventScroll: true });
      return jumpTo(0);
    }
    if (was.hash !== hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (checked) {
      if (hasLostFocus()) focusHeading();
      return returnToPlace(hash);
    }
    return undefined;
  }, [gated, hasLostFocus, place, status]);
}

/** Whether what had the focus last was taken off the page with it. */
function useLostFocus(): () => boolean {
  const holder = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (holder.current = target);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return useCallback(() => {
    const { activeElement, body } = document;
    const gone = holder.current instanceof Node && !holder.current.isConnected;
    return gone && activeElement === body;
  }, []);
}
