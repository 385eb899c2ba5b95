// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '../../src/routes/lazyPage.ts';
import { reloadOnce } from '../../src/routes/reloadOnce.ts';

type Load = () => Promise<ComponentType>;
type Recover = (error: unknown) => Promise<never>;

const Greeting = () => <p>Hello</p>;
const forever = () => new Promise<never>(() => undefined);

const show = (Page: ComponentType) =>
  act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );

test('a file that fails to preload is fetched again when its page is shown, and only then', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  const recover = vi.fn<Recover>(forever);
  const { Page, preload } = lazyPage(load, recover);

  await preload();
  await preload();
  await show(Page);

  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(recover).not.toHaveBeenCalled();
});

test('a page that is shown recovers from a file that is gone', async () => {
  const recover = vi.fn<Recover>(forever);
  const gone = new Error('gone');

  await show(lazyPage(() => Promise.reject(gone), recover).Page);

  expect(recover).toHaveBeenCalledExactlyOnceWith(gone);
});

test('a page that is shown recovers from a file that hangs for 15 seconds', async () => {
  vi.useFakeTimers();
  const recover = vi.fn<Recover>(forever);
  await show(lazyPage(forever, recover).Page);

  await vi.advanceTimersByTimeAsync(14_000);
  expect(recover).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);

  expect(recover).toHaveBeenCalledOnce();
});

test('a page is not loaded again when the browser is offline: the error shows', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone');
});

test('a page is loaded again once, and again for a later release', async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  window.history.replaceState({ key: 'mine' }, '');

  void reloadOnce(new Error('gone'));
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(3_600_000);
  void reloadOnce(new Error('gone'));
  expect(reload).toHaveBeenCalledTimes(2);
  expect(window.history.state).toMatchObject({ key: 'mine' });
});
