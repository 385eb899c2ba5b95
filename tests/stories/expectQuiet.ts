import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  vi.spyOn(window, 'fetch');
  vi.spyOn(window, 'XMLHttpRequest');
});

// Fails a story that logs an error or a warning, makes a request, loads anything from another
// origin, or whose page scrolls horizontally.
afterEach(({ expect }) => {
  for (const silent of [console.error, console.warn, window.fetch, window.XMLHttpRequest])
    expect(silent).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(foreignFiles()).toEqual([]);
  const { clientWidth, scrollWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

// The content security policy blocks video players, but the browser still lists their frames.
const foreignFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType !== 'iframe')
    .map(({ name }) => name)
    .filter((url) => /^https?:/.test(url) && !url.startsWith(window.location.origin));
