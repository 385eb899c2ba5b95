// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jumpTo } from '../../src/routes/jumpTo.ts';

/** A frame that is drawn at this place, in pixels, with the event that the browser sends for it. */
function draw(at: number) {
  window.scrollY = at;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollY = 2200;
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    window.scrollY = (to[0] as ScrollToOptions).top ?? Number.NaN;
  });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('undoes the last frames of a smooth scroll that was under way', () => {
  jumpTo(463);
  expect(window.scrollY).toBe(463);

  draw(644);
  expect(window.scrollY).toBe(463);
  draw(480);
  expect(window.scrollY).toBe(463);
});

test('leaves the page alone once it has said that it is there', () => {
  jumpTo(463);
  draw(463);

  draw(563);

  expect(window.scrollY).toBe(563);
});

test('leaves a page alone that was there already', () => {
  jumpTo(2200);

  draw(2300);

  expect(window.scrollY).toBe(2300);
});

test('leaves the page alone after a while', () => {
  jumpTo(463);
  vi.advanceTimersByTime(1_000);

  draw(563);

  expect(window.scrollY).toBe(563);
});

test('leaves the page alone where something takes the focus', () => {
  jumpTo(463);
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));

  draw(563);

  expect(window.scrollY).toBe(563);
});

test('can be called off', () => {
  const callOff = jumpTo(463);
  callOff();

  draw(563);

  expect(window.scrollY).toBe(563);
});
