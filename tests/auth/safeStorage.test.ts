// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { safeStorage } from '../../src/auth/safeStorage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the storage', () => {
  test.each<[string, () => unknown, string | undefined]>([
    ['throws when it is accessed', blocked, undefined],
    ['throws on every use', () => ({ getItem: blocked, setItem: blocked }), undefined],
    ['is missing', () => undefined, undefined],
    ['is full', () => ({ getItem: () => 'old', setItem: blocked, removeItem: blocked }), 'old'],
    ['cannot be read back', () => ({ getItem: blocked, setItem() {}, removeItem() {} }), undefined],
  ])('keeps values in memory if browser storage %s', (_how, find, old) => {
    const store = safeStorage(find as () => Storage);

    expect(store.read('key')).toBe(old);
    store.write('key', 'new');
    expect(store.read('key')).toBe('new');
    store.remove('key');
    expect(store.read('key')).toBe(old);
  });
});
