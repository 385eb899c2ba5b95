import { useSyncExternalStore } from 'react';

/**
 * A value that is unknown to the build, such as an email or the year: `prerendered` during
 * hydration, then the value of `read`. React renders a second time only if the two differ.
 */
export function useAfterHydration<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => prerendered,
  );
}
