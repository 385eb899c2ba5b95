// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSectionInView } from '../../../src/routes/browser/useSectionInView.ts';

afterEach(() => document.body.replaceChildren());

/** Two sections whose tops stand at the given pixels of a window that is 1000 high. */
function place(tops: Record<string, number>) {
  window.innerHeight = 1000;
  document.body.replaceChildren(
    ...Object.entries(tops).map(([id, y]) => {
      const section = document.createElement('section');
      section.id = id;
      section.getBoundingClientRect = () => new DOMRect(0, y, 100, 100);
      return section;
    }),
  );
}

test('the section that is being read is the last one whose top has passed the reading line', () => {
  place({ first: 145, second: 300 });
  const { result } = renderHook(() => useSectionInView(ids));
  expect(result.current).toBeUndefined();

  place({ first: 144, second: 300 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe('first');

  place({ first: -400, second: 112 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toBe('second');
});

test('at the end of the page it is the section that was asked for, or the last', () => {
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  Object.defineProperty(window, 'scrollY', { value: 2000, configurable: true });
  place({ first: -400, second: 400, third: 700 });
  const { result } = renderHook(() => useSectionInView(three));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe('third');

  window.history.replaceState(null, '', '#second');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(result.current).toBe('second');

  height.mockReturnValue(4000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe('first');
  window.history.replaceState(null, '', '#');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const three = ['first', 'second', 'third'];
const ids = ['first', 'second', 'absent'];
