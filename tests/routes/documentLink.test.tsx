import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { documentLink } from '../../src/routes/documentLink.tsx';

type Follow = (to: string) => Promise<void>;

function renderLink(props: { target?: string; onClick?: () => void } = {}) {
  const follow = vi.fn<Follow>(async () => undefined);
  const prepare = vi.fn<() => void>();
  const Link = documentLink(follow, prepare);
  render(
    <Link to="/info" {...props}>
      go
    </Link>,
  );
  return { link: screen.getByRole('link', { name: 'go' }), follow, prepare };
}

test('a plain click is followed within the page', async () => {
  const onClick = vi.fn<() => void>();
  const { link, follow } = renderLink({ onClick });

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', '/info');
  expect(follow.mock.calls).toEqual([['/info']]);
  expect(onClick).toHaveBeenCalledOnce();
});

test('the keyboard follows a link, too', async () => {
  const { follow } = renderLink();

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  expect(follow).toHaveBeenCalledOnce();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (kind) => {
  const { link, follow } = renderLink();

  // The event that a test sends would have the browser load the page.
  const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('click', left, { once: true });
  fireEvent.click(link, kind);

  expect(left).toHaveBeenCalledOnce();
  expect(follow).not.toHaveBeenCalled();
});

test('a link to another tab is left to the browser', () => {
  const { link, follow } = renderLink({ target: '_blank' });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });

  fireEvent.click(link);

  expect(follow).not.toHaveBeenCalled();
});

test('the router is fetched when a visitor is about to click', async () => {
  const { link, prepare } = renderLink();

  await userEvent.hover(link);
  expect(prepare).toHaveBeenCalledOnce();

  link.focus();
  expect(prepare).toHaveBeenCalledTimes(2);
});
