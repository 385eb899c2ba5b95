import { useSyncExternalStore } from 'react';

/**
 * A value that the build cannot know, such as an email or the year: `prerendered` while a
 * prerendered page hydrates, then what `read` returns. React renders a second time only where the
 * two differ.
 */
export function useAfterHydration<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => prerendered,
  );
}
