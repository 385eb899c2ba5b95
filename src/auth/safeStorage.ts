import { isRecord } from '../../shared/isRecord.ts';

// Passes each storage as a function, because reading `window.localStorage` can throw.
export const localStore = safeStorage(() => window.localStorage);
export const tabStore = safeStorage(() => window.sessionStorage);

/** A storage that never throws, with memory as its fallback (docs/decisions/gate.md#g13). */
export function safeStorage(find: () => Storage) {
  const memory = new Map<string, string>();
  const read = (key: string) =>
    memory.get(key) ?? withoutThrowing(() => find().getItem(key) ?? undefined);
  return {
    read,
    /** Returns the parsed value, or undefined if it is not a JSON object. */
    readRecord(key: string) {
      const value: unknown = withoutThrowing(() => JSON.parse(read(key) ?? ''));
      return isRecord(value) ? value : undefined;
    },
    write(key: string, text: string) {
      memory.set(key, text);
      withoutThrowing(() => {
        const storage = find();
        storage.setItem(key, text);
        // Drops the copy in memory, because another tab may change the text that is now stored.
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
