// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recoverFromMissingFile } from '../../src/routes/recoverFromMissingFile.ts';

const reload = vi.fn<() => void>();
const gone = new Error('gone');

function openedBy(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.stubGlobal('performance', { getEntriesByType: () => [entry] });
}

describe('the missing file of a page', () => {
  beforeEach(() => {
    reload.mockClear();
    document.head.replaceChildren();
    vi.stubGlobal('location', { reload });
    openedBy('navigate');
  });

  test('reloads the document', () => {
    void recoverFromMissingFile(gone);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is an error if the document has been reloaded for it', () => {
    openedBy('reload');
    expect(() => recoverFromMissingFile(gone)).toThrow(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is an error while the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(() => recoverFromMissingFile(gone)).toThrow(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  test('makes the browser fetch its preloaded files again', () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/a.js"><link rel="icon" href="/b">';
    const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(gone);
    void recoverFromMissingFile(gone);
    expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/a\.js$/)]]);
  });
});
