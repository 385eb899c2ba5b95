import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { NavigationContext, type SiteLinkProps } from '../../src/routes/NavigationContext.ts';
import { SiteLink } from '../../src/routes/SiteLink.tsx';

const place = { pathname: '/start', search: '', hash: '', key: 'default' };

/** Stands for the link of the site; shows that a click stayed with it. */
function Link({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} data-within="site" {...rest}>
      {children}
    </a>
  );
}

function renderLink(props: ComponentProps<typeof SiteLink>) {
  render(
    <NavigationContext value={{ place, Link, arrive: (now) => now }}>
      <SiteLink {...props}>go</SiteLink>
    </NavigationContext>,
  );
  return screen.getByText('go');
}

test('a path of the site stays within the site', () => {
  const link = renderLink({ href: '/info' });

  expect(link).toHaveAttribute('href', '/info');
  expect(link).toHaveAttribute('data-within', 'site');
});

test.each([
  'mailto:sales@probuilt.example',
  'tel:+15125550142',
  'https://maps.example/?q=1',
  '//elsewhere.example/info',
  '#video',
])('%s passes through untouched', async (href) => {
  const left = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const link = renderLink({ href });
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    left(event);
  });

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('data-within');
  expect(left).toHaveBeenCalledOnce();
});

test.each(['/info', 'tel:1'])('a link to %s hands its ref and its other props on', (href) => {
  const ref = createRef<HTMLAnchorElement>();
  const link = renderLink({ href, ref, className: 'quiet', 'aria-current': 'page' });

  expect(ref.current).toBe(link);
  expect(link).toHaveClass('quiet');
  expect(link).toHaveAttribute('aria-current', 'page');
});
