// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '../../src/routes/lazyPage.tsx';
import { reloadOnce } from '../../src/routes/reloadOnce.ts';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

type Load = () => Promise<ComponentType<GreetingProps>>;

test('a preloaded page renders at once', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  const Page = lazyPage(load);
  await Page.preload();

  render(<Page name="Pat" />);

  expect(screen.getByText('Hello Pat')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a page that was not preloaded is fetched when it is needed', async () => {
  const Page = lazyPage<GreetingProps>(() => Promise.resolve(Greeting));

  await act(async () => render(<Page name="Pat" />));

  expect(screen.getByText('Hello Pat')).toBeVisible();
});

test('what fails ahead of its need is fetched again when needed', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  const Page = lazyPage(load);

  await Page.preload();
  await act(async () => render(<Page name="Pat" />));

  expect(screen.getByText('Hello Pat')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a needed page that cannot be fetched asks to recover', async () => {
  const recover = vi.fn<(error: unknown) => Promise<void>>(() => new Promise(() => undefined));
  const gone = new Error('gone');
  const Page = lazyPage<GreetingProps>(() => Promise.reject(gone), recover);

  await act(async () => render(<Page name="Pat" />));

  expect(recover).toHaveBeenCalledExactlyOnceWith(gone);
});

test('a needed page whose file hangs asks to recover, and so does one that hung ahead of its need', async () => {
  vi.useFakeTimers();
  const recover = vi.fn<(error: unknown) => Promise<void>>(() => new Promise(() => undefined));
  const Page = lazyPage<GreetingProps>(() => new Promise(() => undefined), recover);
  void Page.preload();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recover).not.toHaveBeenCalled();

  await act(async () => render(<Page name="Pat" />));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(recover).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);

  expect(recover).toHaveBeenCalledOnce();
});

test('a page that hangs does not take away the one that its visitor has gone back to', async () => {
  vi.useFakeTimers();
  const recover = vi.fn<(error: unknown) => Promise<void>>(() => new Promise(() => undefined));
  const Page = lazyPage<GreetingProps>(() => new Promise(() => undefined), recover);
  window.history.replaceState(null, '', '/hanging');
  const site = await act(async () => render(<Page name="Pat" />));
  site.unmount();
  window.history.replaceState(null, '', '/');

  await vi.advanceTimersByTimeAsync(60_000);

  expect(recover).not.toHaveBeenCalled();
});

test('what failed when it was needed is fetched again at a later visit', async () => {
  vi.useFakeTimers();
  const load = vi.fn<Load>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('offline'));
  const Page = lazyPage(load, (error) => Promise.reject(error));
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    render(
      <Boundary>
        <Page name="Pat" />
      </Boundary>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  silence.mockRestore();
  vi.useRealTimers();

  await act(async () => render(<Page name="Pat" />));

  expect(screen.getByText('Hello Pat')).toBeVisible();
});

test('a page is not loaded anew when the browser is offline: the error shows', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone');
});

test('a page is loaded anew once, also in a tab that was reloaded before, and again for a later deploy', async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
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

/** Catches what a page throws, and shows nothing then. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
