// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { localStore, safeStorage } from '../../src/auth/safeStorage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that reads, and refuses to write. */
const full = () =>
  ({
    getItem: () => 'old',
    setItem: blocked,
    removeItem: blocked,
  }) as unknown as Storage;

test('values are in the browser storage, and changes of another tab are seen', () => {
  localStore.write('key', 'here');
  expect(localStorage.getItem('key')).toBe('here');

  localStorage.setItem('key', 'elsewhere');
  expect(localStore.read('key')).toBe('elsewhere');
  localStore.remove('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(localStore.read('key')).toBeUndefined();
});

test.each([
  ['throws when it is named', blocked],
  ['throws on every use', () => ({ getItem: blocked, setItem: blocked }) as unknown as Storage],
  ['is missing', () => undefined as unknown as Storage],
])('storage that %s never breaks the page: memory takes its place', (_how, find) => {
  const store = safeStorage(find);

  expect(store.read('key')).toBeUndefined();
  store.write('key', 'text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeUndefined();
});

test('full storage never breaks the page: memory holds the newer value', () => {
  const store = safeStorage(full);
  store.write('key', 'new');

  expect(store.read('key')).toBe('new');
});

test('storage that takes what it does not give back never breaks the page', () => {
  const deaf = { getItem: blocked, setItem: () => {}, removeItem: () => {} };
  const store = safeStorage(() => deaf as unknown as Storage);

  store.write('key', 'text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeUndefined();
});
