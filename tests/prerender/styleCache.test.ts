import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../src/prerender/renderScreen.tsx';
import { pageStyleCache } from '../../src/theme/styleCache.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('the styles that the build wrote stay where they are, and are not written again', async () => {
  const { styles } = await renderScreen('/nope');
  document.head.innerHTML = `<meta name="first">${styles}<title>last</title>`;
  const before = [...document.head.children];
  expect(before.length).toBeGreaterThan(2);

  const { inserted } = pageStyleCache();

  expect([...document.head.children]).toEqual(before);
  const names = before.at(-2)!.getAttribute('data-emotion')!.split(' ').slice(1);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => inserted[name] !== true)).toEqual([]);
});

test('without styles of the build there is a cache all the same', () => {
  expect(pageStyleCache().key).toBe('css');
});
