// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { localStore, safeStorage } from '../../src/auth/safeStorage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('values are kept in browser storage, and changes by another tab are visible', () => {
  localStore.write('key', 'here');
  expect(localStorage.getItem('key')).toBe('here');

  localStorage.setItem('key', 'elsewhere');
  expect(localStore.read('key')).toBe('elsewhere');
  localStore.remove('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(localStore.read('key')).toBeUndefined();
});

test.each<[string, () => unknown, string | undefined]>([
  ['throws when it is accessed', blocked, undefined],
  ['throws on every use', () => ({ getItem: blocked, setItem: blocked }), undefined],
  ['is missing', () => undefined, undefined],
  ['is full', () => ({ getItem: () => 'old', setItem: blocked, removeItem: blocked }), 'old'],
  ['cannot be read back', () => ({ getItem: blocked, setItem() {}, removeItem() {} }), undefined],
])('if browser storage %s, values are kept in memory', (_how, find, old) => {
  const store = safeStorage(find as () => Storage);

  expect(store.read('key')).toBe(old);
  store.write('key', 'new');
  expect(store.read('key')).toBe('new');
  store.remove('key');
  expect(store.read('key')).toBe(old);
});
