import type { SafeStorage } from './safeStorage.ts';

/** The value under a key, read as a JSON object; undefined for anything else. */
export function storedJson(store: SafeStorage, key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True for an object with named values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
