import { isRecord } from '../rules/isRecord.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The value under a key, read as a JSON object; undefined for anything else. */
export function storedJson(store: SafeStorage, key: string): Record<string, unknown> | undefined {
  const text = store.read(key);
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
