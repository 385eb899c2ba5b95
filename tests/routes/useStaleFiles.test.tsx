// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useStaleFiles } from '../../src/routes/useStaleFiles.ts';

const reload = vi.fn<() => void>();

function missFile(isLoading: boolean) {
  renderHook(() => useStaleFiles(isLoading));
  window.dispatchEvent(new Event('vite:preloadError'));
}

describe('a missing file', () => {
  beforeEach(() => {
    reload.mockClear();
    document.head.replaceChildren();
    vi.stubGlobal('location', { reload });
  });

  test('reloads the document while a page loads', () => {
    missFile(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that is fetched in advance reloads nothing', () => {
    missFile(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('makes the browser fetch its preloaded files again', () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/a.js"><link rel="icon" href="/b">';
    const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('gone'));
    missFile(false);
    expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/a\.js$/)]]);
  });

  test('reloads nothing while the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missFile(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
