import { useMemo, useSyncExternalStore } from 'react';
import type { Place } from './NavigationContext.ts';

/**
 * Where the document is that the browser loaded. Only the place within the page can change.
 * @param path stands for the browser's address while the build renders.
 */
export function useDocumentPlace(path?: string): Place {
  const here = () => (path ? `https://build.example${path}` : window.location.href);
  const address = useSyncExternalStore(onMove, here, here);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(address);
    return { pathname, search, hash, key: 'default', returned: true };
  }, [address]);
}

function onMove(moved: () => void) {
  window.addEventListener('popstate', moved);
  return () => window.removeEventListener('popstate', moved);
}
