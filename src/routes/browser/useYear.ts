import { useSyncExternalStore } from 'react';

/** The present year. While a prerendered page hydrates, the year of its build, as it says there. */
export function useYear(): number {
  return useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
