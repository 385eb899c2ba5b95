// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeptScroll } from '../../src/routes/useKeptScroll.ts';

test.each([
  ['from its back/forward cache returns to its scroll position', true, [[700]]],
  ['after loading it leaves the scroll position to the browser', false, []],
])('a page shown again %s', (_, persisted, expected) => {
  const tops: unknown[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => void tops.push([Object(to).top]));
  renderHook(useKeptScroll);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  window.dispatchEvent(new Event('pagehide'));

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  expect(tops).toEqual(expected);
});
