// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { styled } from '@mui/material/styles';
import { afterEach, describe, expect, test } from 'vitest';
import { menusFor } from '../../.storybook/looks/menus.ts';
import { storyUrl } from '../../.storybook/looks/SideBySide.tsx';
import { SystemLook } from '../../.storybook/looks/SystemLook.tsx';

const Moving = styled('p')({
  color: 'rgb(1, 2, 3)',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (prefers-contrast: more)': { outline: 'solid' },
});

const asTheSystem = { lessMotion: false, moreContrast: false, direction: 'ltr' } as const;

/** The style rules for a class of the element, as they reached the page. */
function rulesOf(element: Element): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => [...element.classList].some((name) => text.includes(name)))
    .join('\n');
}

afterEach(() => {
  document.documentElement.dir = '';
});

describe('the toolbar sets what a system would', () => {
  test('as it is, styles for less motion and more contrast wait for the system', () => {
    render(
      <SystemLook {...asTheSystem}>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    const rules = rulesOf(screen.getByText('Words'));
    expect(rules).toContain('prefers-reduced-motion');
    expect(rules).toContain('prefers-contrast');
  });

  test('reduced motion: its styles always apply', () => {
    render(
      <SystemLook {...asTheSystem} lessMotion>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    const rules = rulesOf(screen.getByText('Words'));
    expect(rules).toMatch(/@media all\s*{[^}]*animation: none/);
    expect(rules).toContain('prefers-contrast');
  });

  test('more contrast: its styles always apply', () => {
    render(
      <SystemLook {...asTheSystem} moreContrast>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    const rules = rulesOf(screen.getByText('Words'));
    expect(rules).toMatch(/@media all\s*{[^}]*outline: solid/);
    expect(rules).toContain('prefers-reduced-motion');
  });

  test('right to left: the page is written that way', () => {
    render(
      <SystemLook {...asTheSystem} direction="rtl">
        Words
      </SystemLook>,
    );

    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the toolbar has the menus that do something', () => {
  const always = ['colorScheme', 'contrast', 'motion', 'direction'];

  test.each([
    [
      'a story has the menus of its arguments',
      { args: { signedIn: true } },
      [...always, 'visitor'],
    ],
    ['a flow asks the host', { args: { answer: 'yes' } }, [...always, 'answer']],
    [
      'what has no motion has no menu for it',
      { args: {}, deadMenus: ['motion', 'contrast'] },
      ['colorScheme', 'direction'],
    ],
    [
      'a state that has a mock can be compared',
      { hasMock: true },
      ['colorScheme', 'contrast', 'motion', 'direction', 'mock'],
    ],
    ['a page of documentation has none', { withoutStories: true }, []],
  ])('%s', (_name, place, expected) => {
    expect(menusFor({ hasMock: false, withoutStories: false, deadMenus: [], ...place })).toEqual(
      expected,
    );
  });
});

test('beside each other, each scheme has the arguments and the other choices', () => {
  const url = new URL(
    storyUrl('a--b', 'open:!true', { motion: 'reduce', viewport: {}, colorScheme: 'dark' }),
    'http://here.example',
  );

  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: 'a--b',
    viewMode: 'story',
    args: 'open:!true',
    globals: 'motion:reduce;colorScheme:dark',
  });
});
