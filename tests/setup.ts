import { afterEach, beforeEach, vi } from 'vitest';

const inBrowser = typeof window !== 'undefined';

/** The errors, warnings and unexpected requests of a test; any of them makes the test fail. */
let faults: string[] = [];

if (inBrowser) {
  // React would create a task for each element, which only debuggers show.
  Reflect.deleteProperty(console, 'createTask');
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/react');
  // Slow machines need more time. The limit does not slow down tests that pass.
  configure({ asyncUtilTimeout: 30_000 });
  fillInForJsdom();
}

beforeEach(() => {
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void faults.push(words.join(' ')));
  if (inBrowser) vi.stubGlobal('fetch', refuseToFetch);
});

afterEach(async () => {
  if (inBrowser) {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    delete document.documentElement.dataset.early;
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (faults.length > 0) throw new Error(`Unexpected output or requests:\n${faults.join('\n')}`);
});

function refuseToFetch(input: string | URL | Request): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  faults.push(`unexpected request to ${address}`);
  return Promise.reject(new Error(`unexpected request to ${address}`));
}

function fillInForJsdom() {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
}
