import { useSyncExternalStore } from 'react';

/**
 * A value that the build cannot know, such as an email or the year: `prerendered` while a
 * prerendered page hydrates, `value` from then on. React renders a second time only where the two differ.
 */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    () => value,
    () => prerendered,
  );
}
