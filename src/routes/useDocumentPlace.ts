import { useEffect, useMemo, useState } from 'react';
import type { Place } from './NavigationContext.ts';

/**
 * Where the document is that the browser loaded. Only the place within the page can change: what
 * React Router writes into the address is for the router to tell, or a page would come twice.
 * @param path stands for the browser's address while the build renders.
 */
export function useDocumentPlace(path?: string): Place {
  const [address, setAddress] = useState(() =>
    path ? `https://build.example${path}` : window.location.href,
  );
  useEffect(() => {
    const follow = () => setAddress(window.location.href);
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(address);
    return { pathname, search, hash, key: 'default', returned: true };
  }, [address]);
}
