// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationContext } from '../../src/routes/NavigationContext.ts';
import { SiteLink } from '../../src/routes/SiteLink.tsx';

const place = { pathname: '/start', search: '', hash: '', key: 'default', returned: false };
const follow = vi.fn<(to: string) => void>();
const prepare = vi.fn<() => void>();

beforeEach(() => {
  follow.mockClear();
  prepare.mockClear();
});

function renderLink(props: ComponentProps<typeof SiteLink>) {
  render(
    <NavigationContext value={{ place, underWay: false, follow, prepare }}>
      <SiteLink {...props}>go</SiteLink>
    </NavigationContext>,
  );
  return screen.getByText('go');
}

/** Sees whether a click is left to the browser, and keeps the browser from loading a page. */
function watchBrowser() {
  const left = vi.fn<(prevented: boolean) => void>();
  document.addEventListener(
    'click',
    (event) => {
      left(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return left;
}

test('a plain click on a path of the site stays within the document', async () => {
  const onClick = vi.fn<() => void>();
  const link = renderLink({ href: '/info', onClick });
  const left = watchBrowser();

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', '/info');
  expect(left.mock.calls).toEqual([[true]]);
  expect(follow.mock.calls).toEqual([['/info']]);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a double click follows a link once', async () => {
  const link = renderLink({ href: '/info' });

  await userEvent.dblClick(link);

  expect(follow.mock.calls).toEqual([['/info']]);
});

test('the second half of a double click does not follow a link that has come up under it', () => {
  const link = renderLink({ href: '/info' });
  const left = watchBrowser();

  fireEvent.click(link, { detail: 2 });

  expect(left.mock.calls).toEqual([[true]]);
  expect(follow).not.toHaveBeenCalled();
});

test('the keyboard follows a link, too', async () => {
  renderLink({ href: '/info' });

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  expect(follow.mock.calls).toEqual([['/info']]);
});

test('a click that was answered already is not followed', async () => {
  const link = renderLink({ href: '/info', onClick: (event) => event.preventDefault() });

  await userEvent.click(link);

  expect(follow).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (kind) => {
  const link = renderLink({ href: '/info' });
  const left = watchBrowser();

  fireEvent.click(link, kind);

  expect(left.mock.calls).toEqual([[false]]);
  expect(follow).not.toHaveBeenCalled();
});

test('a link to another tab is left to the browser', () => {
  const link = renderLink({ href: '/info', target: '_blank' });
  const left = watchBrowser();

  fireEvent.click(link);

  expect(left.mock.calls).toEqual([[false]]);
  expect(follow).not.toHaveBeenCalled();
});

test.each([
  'mailto:sales@probuilt.example',
  'tel:+15125550142',
  'https://maps.example/?q=1',
  '//elsewhere.example/info',
  '#video',
])('%s is left to the browser', async (href) => {
  const link = renderLink({ href });
  const left = watchBrowser();

  await userEvent.click(link);

  expect(link).toHaveAttribute('href', href);
  expect(left.mock.calls).toEqual([[false]]);
  expect(follow).not.toHaveBeenCalled();
});

test('the router is prepared when a visitor is about to click, and the focus is told on', async () => {
  const onFocus = vi.fn<() => void>();
  const link = renderLink({ href: '/info', onFocus });

  await userEvent.hover(link);
  expect(prepare).toHaveBeenCalledOnce();

  link.focus();
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(onFocus).toHaveBeenCalledOnce();
});

test.each(['/info', 'tel:1'])('a link to %s hands its ref and its other props on', (href) => {
  const ref = createRef<HTMLAnchorElement>();
  const link = renderLink({ href, ref, className: 'quiet', 'aria-current': 'page' });

  expect(ref.current).toBe(link);
  expect(link).toHaveClass('quiet');
  expect(link).toHaveAttribute('aria-current', 'page');
});
