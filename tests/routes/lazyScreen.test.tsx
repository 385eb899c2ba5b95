// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyScreen } from '../../src/routes/lazyScreen.ts';
import { reloadOnce } from '../../src/routes/reloadOnce.ts';

type Load = () => Promise<ComponentType>;

const Greeting = () => <p>Hello</p>;

const show = (Page: ComponentType) =>
  act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );

test('a page that was fetched ahead of its need renders at once', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  const Page = lazyScreen(load);
  await Page.preload();

  render(<Page />);

  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('what fails ahead of its need is fetched again when it is shown', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  const Page = lazyScreen(load);

  await Page.preload();
  await show(Page);

  expect(screen.getByText('Hello')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a shown page whose file is gone asks to recover', async () => {
  const recover = vi.fn<(error: unknown) => Promise<never>>(() => new Promise(() => undefined));
  const gone = new Error('gone');

  await show(lazyScreen(() => Promise.reject(gone), recover));

  expect(recover).toHaveBeenCalledExactlyOnceWith(gone);
});

test('a shown page whose file hangs asks to recover after 15 seconds', async () => {
  vi.useFakeTimers();
  const recover = vi.fn<(error: unknown) => Promise<never>>(() => new Promise(() => undefined));
  await show(lazyScreen(() => new Promise(() => undefined), recover));

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
