// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSectionInView } from '../../../src/routes/browser/useSectionInView.ts';

const ids = ['first', 'second', 'third'];

/** Adds sections with these vertical positions to a window 1000 pixels high. */
function place(...tops: number[]) {
  window.innerHeight = 1000;
  document.body.replaceChildren(
    ...tops.map((y, index) => {
      const section = document.createElement('section');
      section.id = ids[index]!;
      section.getBoundingClientRect = () => new DOMRect(0, y, 100, 100);
      return section;
    }),
  );
}

const dispatch = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

test('the current section is the last section that has reached the top of the window; at the end of the page, it is the section in the URL if that section is visible, and otherwise the last section', () => {
  place(145, 300);
  const { result } = renderHook(() => useSectionInView(ids));
  expect(result.current).toBeUndefined();

  place(144, 300);
  dispatch('scroll');
  expect(result.current).toBe('first');

  place(-400, 112);
  dispatch('resize');
  expect(result.current).toBe('second');

  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2000);
  place(-400, 400, 700);
  dispatch('scroll');
  expect(result.current).toBe('third');

  window.history.replaceState(null, '', '#second');
  dispatch('hashchange');
  expect(result.current).toBe('second');

  height.mockReturnValue(4000);
  dispatch('scroll');
  expect(result.current).toBe('first');
});
