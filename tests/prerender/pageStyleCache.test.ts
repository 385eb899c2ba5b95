import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../src/prerender/renderScreen.tsx';
import { pageStyleCache } from '../../src/theme/pageStyleCache.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('the styles that the build wrote stay where they are, and are not written again', async () => {
  const { styles } = await renderScreen('/nope');
  // Where there is a document, Emotion writes into that, and the build's element is empty.
  const named = styles.replace('"css "', '"css one two"');
  document.head.innerHTML = `<meta name="first">${named}<title>last</title>`;
  const before = [...document.head.children];
  expect(before.map(({ tagName }) => tagName)).toEqual(['META', 'STYLE', 'TITLE']);
  const append = vi.spyOn(document.head, 'appendChild');

  const { inserted } = pageStyleCache();

  expect(append).not.toHaveBeenCalled();
  expect([...document.head.children]).toEqual(before);
  expect(inserted).toMatchObject({ one: true, two: true });
});

test('without styles of the build there is a cache all the same', () => {
  expect(pageStyleCache().key).toBe('css');
});
