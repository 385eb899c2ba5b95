import { isRecord } from '../rules/isRecord.ts';

/** A browser's storage that never throws (docs/decisions/gate.md#g13). */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** The value as a JSON object; undefined for anything else. */
  readRecord: (key: string) => Record<string, unknown> | undefined;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

export const localStore = safeStorage(() => window.localStorage);
export const tabStore = safeStorage(() => window.sessionStorage);

/**
 * A storage that works where the browser's is blocked, full or missing: what cannot be written,
 * or not be read again, is kept in memory, for as long as the page lives.
 * @param find gives the browser's storage; called at each use, because the property can throw.
 */
export function safeStorage(find: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const read = (key: string) =>
    memory.get(key) ?? withoutThrowing(() => find().getItem(key) ?? undefined);
  return {
    read,
    readRecord(key) {
      const value: unknown = withoutThrowing(() => JSON.parse(read(key) ?? ''));
      return isRecord(value) ? value : undefined;
    },
    write(key, text) {
      memory.set(key, text);
      withoutThrowing(() => {
        const storage = find();
        storage.setItem(key, text);
        // Once it can be read back, the browser's value counts, also when another tab changes it.
        if (storage.getItem(key) !== null) memory.delete(key);
      });
    },
    remove(key) {
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
