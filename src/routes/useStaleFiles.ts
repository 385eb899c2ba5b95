import { useEffect } from 'react';
import { refetchPreloads } from '../api/refetchPreloads.ts';

/**
 * If a file is missing while a page loads, for example after a release, loads the document again
 * (https://vite.dev/guide/build#load-error-handling). The address bar already shows the new page.
 */
export function useStaleFiles(isLoading: boolean): void {
  useEffect(() => {
    const recover = () => {
      refetchPreloads();
      if (isLoading && navigator.onLine) window.location.reload();
    };
    window.addEventListener('vite:preloadError', recover);
    return () => window.removeEventListener('vite:preloadError', recover);
  }, [isLoading]);
}
