import { useSyncExternalStore } from 'react';

/** Returns a value that the build does not know: `prerendered` during hydration, then `read()`. */
export function useAfterHydration<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => prerendered,
  );
}
