// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePlace, returnToPlace } from '../../src/routes/leftPlace.ts';

beforeEach(() => {
  window.scrollY = 700;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Says how this page was loaded. */
function loadedBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
}

test.each(['reload', 'back_forward'] as const)('a %s leads to where the page was left', (type) => {
  notePlace();
  loadedBy(type);

  returnToPlace('');

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

test('a page that is opened anew begins at its top', () => {
  notePlace();
  loadedBy('navigate');

  returnToPlace('');

  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('the place of another page is not that of this one', () => {
  notePlace();
  loadedBy('reload');
  window.history.replaceState(null, '', '/info');

  returnToPlace('');

  expect(window.scrollTo).not.toHaveBeenCalled();
});
