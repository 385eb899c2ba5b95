// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ComponentPropsWithRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouterLink } from '../../src/routes/RouterLink.tsx';

const Path = () => <output>{useLocation().pathname}</output>;
const path = () => screen.getByRole('status').textContent;

function renderLink(props: ComponentPropsWithRef<'a'>) {
  render(
    <MemoryRouter>
      <RouterLink {...props}>go</RouterLink>
      <Path />
    </MemoryRouter>,
  );
  return screen.getByText('go');
}

/** Sees whether a click is left to the browser, and keeps the browser from loading a page. */
function watchBrowser() {
  const isPrevented = vi.fn<(prevented: boolean) => void>();
  const watch = (event: MouseEvent) => {
    isPrevented(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', watch, { once: true });
  return isPrevented;
}

test('a plain click on a path of the site stays within the document', async () => {
  const onClick = vi.fn<() => void>();
  const link = renderLink({ href: '/info', onClick });
  const isPrevented = watchBrowser();

  await userEvent.click(link);

  expect(isPrevented.mock.calls).toEqual([[true]]);
  expect(path()).toBe('/info');
  expect(onClick).toHaveBeenCalledOnce();
});

test('the second click of a double click does not follow a link that has come up under it', () => {
  const link = renderLink({ href: '/info' });
  const isPrevented = watchBrowser();

  fireEvent.click(link, { detail: 2 });

  expect(isPrevented.mock.calls).toEqual([[true]]);
  expect(path()).toBe('/');
});

test('a click that was answered already is not followed', async () => {
  const link = renderLink({ href: '/info', onClick: (event) => event.preventDefault() });

  await userEvent.click(link);

  expect(path()).toBe('/');
});

test.each([
  [{ href: '/info' }, { ctrlKey: true }],
  [{ href: '/info' }, { metaKey: true }],
  [{ href: '/info' }, { shiftKey: true }],
  [{ href: '/info' }, { altKey: true }],
  [{ href: '/info' }, { button: 1 }],
  [{ href: '/info', target: '_blank' }, {}],
  [{ href: 'mailto:sales@probuilt.example' }, {}],
  [{ href: '//elsewhere.example/info' }, {}],
  [{ href: '#video' }, {}],
])('a link %o, clicked with %o, is left to the browser', (props, kind) => {
  const link = renderLink(props);
  const isPrevented = watchBrowser();

  fireEvent.click(link, kind);

  expect(isPrevented.mock.calls).toEqual([[false]]);
  expect(path()).toBe('/');
});

test.each(['/info', 'tel:1'])('a link to %s hands its ref and its other props on', (href) => {
  const ref = createRef<HTMLAnchorElement>();
  const link = renderLink({ href, ref, className: 'quiet', 'aria-current': 'page' });

  expect(ref.current).toBe(link);
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveClass('quiet');
  expect(link).toHaveAttribute('aria-current', 'page');
});
