// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { RouterLink } from '../../src/routes/RouterLink.tsx';
import { isHandled } from '../support/site/isHandled.ts';

const Path = () => <output>{useLocation().pathname}</output>;

/** Clicks a link, and returns the path that the router then shows, and who handles the click. */
function click(props: ComponentPropsWithRef<'a'>, init?: MouseEventInit) {
  render(
    <MemoryRouter>
      <RouterLink {...props}>go</RouterLink>
      <Path />
    </MemoryRouter>,
  );
  const handledBy = isHandled(screen.getByText('go'), init) ? 'site' : 'browser';
  return { path: screen.getByRole('status').textContent, handledBy };
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

describe('clicking a link', () => {
  test('to a path of the site is a navigation of the router', () => {
    expect(click({ href: '/info' })).toEqual({ path: '/info', handledBy: 'site' });
  });

  test.each([
    ['the second click of a double click', {}, { detail: 2 }],
    ['a click that onClick has handled', { onClick: prevent }, {}],
  ])('does nothing if it is %s', (_, props, init) => {
    expect(click({ href: '/info', ...props }, init)).toEqual({ path: '/', handledBy: 'site' });
  });

  test.each([
    ['a new tab', { href: '/info', target: '_blank' }],
    ['an email', { href: 'mailto:a@site.example' }],
    ['another site', { href: '//other.example/info' }],
    ['a section', { href: '#video' }],
  ])('is left to the browser if it opens %s', (_, props) => {
    expect(click(props)).toEqual({ path: '/', handledBy: 'browser' });
  });
});
