import { expect, spyOn } from 'storybook/test';

/** Records console messages and requests while a story runs as a test. */
export function watchStory() {
  spyOn(console, 'error');
  spyOn(console, 'warn');
  spyOn(window, 'fetch');
  spyOn(window, 'XMLHttpRequest');
}

/** Fails a story that logs an error or a warning. */
export async function expectSilence() {
  await expect(console.error).not.toHaveBeenCalled();
  await expect(console.warn).not.toHaveBeenCalled();
}

/** Fails a story that makes a request, or loads anything from another origin. */
export async function expectNoRequest() {
  await expect(window.fetch).not.toHaveBeenCalled();
  await expect(window.XMLHttpRequest).not.toHaveBeenCalled();
  // The content security policy blocks video players, but the browser still lists their frames.
  const foreign = performance
    .getEntriesByType('resource')
    .filter(
      (entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'iframe',
    )
    .map(({ name }) => name)
    .filter((url) => /^https?:/.test(url) && !url.startsWith(window.location.origin));
  await expect(foreign).toEqual([]);
}

/** Fails a story whose page scrolls horizontally, in either text direction. */
export async function expectNoSidewaysScroll() {
  const { clientWidth, scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
