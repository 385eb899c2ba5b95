// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '../../src/routes/lazyPage.ts';
import { reloadOnce } from '../../src/routes/reloadOnce.ts';

type Load = () => Promise<ComponentType>;

const Greeting = () => <p>Hello</p>;
const gone = new Error('gone');
const forever = () => new Promise<never>(() => undefined);

/** Renders a page, and returns the mock that handles a missing file. */
async function show(load: Load, isPreloaded = false) {
  const recover = vi.fn<(error: unknown) => Promise<never>>(forever);
  const { Page, preload } = lazyPage(load, recover);
  if (isPreloaded) for (let times = 0; times < 2; times += 1) await preload();
  await act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );
  return recover;
}

test('if the file of a page cannot be preloaded, it is loaded once more, and the page is shown', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(gone);

  const recover = await show(load, true);

  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(recover).not.toHaveBeenCalled();
});

test('a page calls its error handler once if its file is missing or has not arrived within 15 seconds', async () => {
  expect(await show(() => Promise.reject(gone))).toHaveBeenCalledExactlyOnceWith(gone);

  vi.useFakeTimers();
  const recover = await show(forever);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(recover).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(recover).toHaveBeenCalledOnce();
});

test('if a file is missing, the page fetches its preloaded files again, scrolls to the top and reloads, but not twice within five minutes and never while offline', async () => {
  vi.useFakeTimers();
  document.head.innerHTML =
    '<link rel="modulepreload" href="/a.js"><link rel="icon" href="/b.svg">';
  const refetch = vi.spyOn(window, 'fetch').mockRejectedValue(gone);
  const scroll = vi.spyOn(window, 'scrollTo');
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  window.history.replaceState({ key: 'mine' }, '');

  void reloadOnce(gone);
  expect(refetch.mock.calls).toEqual([[expect.stringMatching(/\/a\.js$/)]]);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await expect(reloadOnce(gone)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });

  await vi.advanceTimersByTimeAsync(1);
  void reloadOnce(gone);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(window.history.state).toMatchObject({ key: 'mine' });

  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(reloadOnce(gone)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledTimes(2);
});
