import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouterLink, type RouterLinkProps } from '../../src/routes/RouterLink.tsx';

function renderLink(props: RouterLinkProps) {
  function Place() {
    return <output>{useLocation().pathname}</output>;
  }
  render(
    <MemoryRouter initialEntries={['/start']}>
      <RouterLink {...props}>go</RouterLink>
      <Place />
    </MemoryRouter>,
  );
  return { link: screen.getByText('go'), place: screen.getByRole('status') };
}

test('a path of the site goes through the router', async () => {
  const { link, place } = renderLink({ href: '/info' });

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', '/info');
  expect(place).toHaveTextContent('/info');
});

test.each([
  'mailto:sales@probuilt.example',
  'tel:+15125550142',
  'https://maps.example/?q=1',
  '//elsewhere.example/info',
  '#video',
])('%s passes through untouched', async (href) => {
  const left = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const { link, place } = renderLink({ href });
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    left(event);
  });

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', href);
  expect(left).toHaveBeenCalledOnce();
  expect(place).toHaveTextContent('/start');
});

test.each(['/info', 'tel:1'])('a link to %s hands its ref and its other props on', (href) => {
  const ref = createRef<HTMLAnchorElement>();
  const { link } = renderLink({ href, ref, className: 'quiet', 'aria-current': 'page' });

  expect(ref.current).toBe(link);
  expect(link).toHaveClass('quiet');
  expect(link).toHaveAttribute('aria-current', 'page');
});
