// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../src/prerender/renderScreen.tsx';

// There is one cache for each load of a page.
beforeEach(() => vi.resetModules());

afterEach(() => {
  document.head.innerHTML = '';
});

const load = () => import('../../src/theme/pageStyleCache.ts');

test('the styles that the build wrote stay where they are, and are not written again', async () => {
  const { styles } = await renderScreen('/nope');
  // Where there is a document, Emotion writes into that, and the build's element is empty.
  const named = styles.replace('"css "', '"css one two"');
  document.head.innerHTML = `<meta name="first">${named}<title>last</title>`;
  const before = [...document.head.children];
  expect(before.map(({ tagName }) => tagName)).toEqual(['META', 'STYLE', 'TITLE']);
  const append = vi.spyOn(document.head, 'appendChild');

  const { inserted } = (await load()).pageStyleCache();

  expect(append).not.toHaveBeenCalled();
  expect([...document.head.children]).toEqual(before);
  expect(inserted).toMatchObject({ one: true, two: true });
});

test('without styles of the build there is a cache all the same, and nothing to wait for', async () => {
  const { gatedStyles, pageStyleCache } = await load();

  const { key, inserted } = pageStyleCache();
  await gatedStyles();

  expect({ key, inserted }).toEqual({ key: 'css', inserted: {} });
  expect(document.head.querySelector('link')).toBeNull();
});
