import { expect, spyOn } from 'storybook/test';

/** Watches the console and the network while a story runs as a test. */
export function watchStory() {
  spyOn(console, 'error');
  spyOn(console, 'warn');
  spyOn(window, 'fetch');
  spyOn(window, 'XMLHttpRequest');
}

/** A story that logs an error or a warning fails. */
export async function expectSilence() {
  await expect(console.error).not.toHaveBeenCalled();
  await expect(console.warn).not.toHaveBeenCalled();
}

/** A story that makes a request, or loads anything from another origin, fails. */
export async function expectNoRequest() {
  await expect(window.fetch).not.toHaveBeenCalled();
  await expect(window.XMLHttpRequest).not.toHaveBeenCalled();
  // The page's policy stops a provider's player, but the browser lists its frame all the same.
  const foreign = performance
    .getEntriesByType('resource')
    .filter(
      (entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'iframe',
    )
    .map(({ name }) => name)
    .filter((url) => /^https?:/.test(url) && !url.startsWith(window.location.origin));
  await expect(foreign).toEqual([]);
}

/** Nothing is wider than the page, at any width and in either direction. */
export async function expectNoSidewaysScroll() {
  const { clientWidth, scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
