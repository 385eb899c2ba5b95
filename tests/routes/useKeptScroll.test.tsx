// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useKeptScroll } from '../../src/routes/useKeptScroll.ts';

describe('a page that the browser shows again', () => {
  test.each([
    ['from its back/forward cache returns to its scroll position', true, [[700]]],
    ['after loading it leaves the scroll position to the browser', false, []],
  ])('%s', (_, persisted, expected) => {
    const tops: unknown[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation((to) => void tops.push([Object(to).top]));
    renderHook(useKeptScroll);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
    window.dispatchEvent(new Event('pagehide'));

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

    expect(tops).toEqual(expected);
  });
});
