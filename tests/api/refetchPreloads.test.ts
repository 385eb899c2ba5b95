// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { refetchPreloads } from '../../src/api/refetchPreloads.ts';

afterEach(() => document.head.replaceChildren());

test('only files that the page has preloaded are fetched again, and failures are ignored', () => {
  const fetchFile = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('gone'));
  document.head.innerHTML = `<link rel="modulepreload" href="/a.js"><link rel="icon" href="/b.svg">`;

  refetchPreloads();

  expect(fetchFile.mock.calls).toEqual([[`${location.origin}/a.js`]]);
});
