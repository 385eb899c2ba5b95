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

test('undoes the frames that a smooth scroll under way still draws', () => {
  jumpTo(463);
  expect(window.scrollY).toBe(463);

  draw(2251);
  expect(window.scrollY).toBe(463);
  vi.advanceTimersByTime(250);
  draw(2300);
  expect(window.scrollY).toBe(463);
});

test('leaves alone what scrolls on from there', () => {
  jumpTo(463);

  draw(900);

  expect(window.scrollY).toBe(900);
});

test('leaves the page alone after a moment', () => {
  jumpTo(463);
  vi.advanceTimersByTime(300);

  draw(2251);

  expect(window.scrollY).toBe(2251);
});

test.each(['wheel', 'keydown', 'pointerdown', 'click', 'focusin', 'popstate'])(
  'leaves the page alone once the visitor goes on: %s',
  (event) => {
    jumpTo(463);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));

    draw(2251);

    expect(window.scrollY).toBe(2251);
  },
);

test('is not called off by the click that led to it', () => {
  document.body.addEventListener('click', () => jumpTo(0), { once: true });
  document.body.click();

  draw(2251);

  expect(window.scrollY).toBe(0);
});

test('can be called off', () => {
  const callOff = jumpTo(463);
  callOff();

  draw(2251);

  expect(window.scrollY).toBe(2251);
});
