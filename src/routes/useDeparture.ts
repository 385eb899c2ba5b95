import { useCallback, useEffect, useRef } from 'react';
import type { Place } from './NavigationContext.ts';

/** How long the way to a page may take, in ms. */
const PATIENCE = 4000;

/**
 * Gives what a followed link starts: unless the visitor is there in time, `leave` is called. A file
 * that hangs is neither there nor gone.
 */
export function useDeparture({ pathname, search, hash }: Place) {
  const latest = useRef<{ to: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    if (latest.current?.to === pathname + search + hash) clearTimeout(latest.current.timer);
  });
  useEffect(() => () => clearTimeout(latest.current?.timer), []);
  return useCallback((to: string, leave: () => void) => {
    clearTimeout(latest.current?.timer);
    latest.current = { to, timer: setTimeout(leave, PATIENCE) };
  }, []);
}
