import { useSyncExternalStore } from 'react';

/**
 * False while a prerendered page hydrates, true from then on: for what the build cannot know, such
 * as what follows from an email.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
