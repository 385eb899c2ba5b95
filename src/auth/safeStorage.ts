import { isRecord } from '../rules/isRecord.ts';

export const localStore = safeStorage(() => window.localStorage);
export const tabStore = safeStorage(() => window.sessionStorage);

/**
 * A storage that never throws, even if the browser's is blocked, full or missing: it keeps values
 * that the browser cannot store in memory until the page unloads (docs/decisions/gate.md#g13).
 * @param find returns the browser's storage; called at each use, because the property can throw.
 */
export function safeStorage(find: () => Storage) {
  const memory = new Map<string, string>();
  const read = (key: string) =>
    memory.get(key) ?? withoutThrowing(() => find().getItem(key) ?? undefined);
  return {
    read,
    /** Returns the value if it is a JSON object, otherwise undefined. */
    readRecord(key: string) {
      const value: unknown = withoutThrowing(() => JSON.parse(read(key) ?? ''));
      return isRecord(value) ? value : undefined;
    },
    write(key: string, text: string) {
      memory.set(key, text);
      withoutThrowing(() => {
        const storage = find();
        storage.setItem(key, text);
        // Once the browser stores the value, read it from there, because another tab may change it.
        if (storage.getItem(key) !== null) memory.delete(key);
      });
    },
    remove(key: string) {
      memory.delete(key);
      withoutThrowing(() => find().removeItem(key));
    },
  };
}

function withoutThrowing<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
