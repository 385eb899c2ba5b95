// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouterLink } from '../../src/routes/RouterLink.tsx';

const Path = () => <output>{useLocation().pathname}</output>;

function renderLink(props: ComponentPropsWithRef<'a'>) {
  render(
    <MemoryRouter>
      <RouterLink {...props}>go</RouterLink>
      <Path />
    </MemoryRouter>,
  );
  return screen.getByText('go');
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

test.each([
  ['the router opens a link to a path of the site', { href: '/info' }, {}, true, '/info'],
  ['the second click of a double click does nothing', { href: '/info' }, { detail: 2 }, true, '/'],
  ['onClick can prevent the navigation', { href: '/info', onClick: prevent }, {}, true, '/'],
  ['the browser opens a link in a new tab', { href: '/info', target: '_blank' }, {}, false, '/'],
  ['the browser opens a mailto link', { href: 'mailto:a@site.example' }, {}, false, '/'],
  ['the browser opens a link to another site', { href: '//other.example/info' }, {}, false, '/'],
  ['the browser opens a link to a section', { href: '#video' }, {}, false, '/'],
])('%s', (_, props, click, isPrevented, path) => {
  const link = renderLink(props);
  const seen = vi.fn<(prevented: boolean) => void>();
  const watch = (event: MouseEvent) => {
    seen(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', watch, { once: true });

  fireEvent.click(link, click);

  expect(seen.mock.calls).toEqual([[isPrevented]]);
  expect(screen.getByRole('status').textContent).toBe(path);
});
