// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { styled } from '@mui/material/styles';
import { afterEach, describe, expect, test } from 'vitest';
import { SystemLook } from '../../.storybook/SystemLook.tsx';

const Moving = styled('p')({
  color: 'rgb(1, 2, 3)',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { outline: 'solid' },
});

const asTheSystem = { lessMotion: false, forcedColors: false, direction: 'ltr' } as const;

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
  test('as it is, styles for less motion and forced colors wait for the system', () => {
    render(
      <SystemLook {...asTheSystem}>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    const rules = rulesOf(screen.getByText('Words'));
    expect(rules).toContain('prefers-reduced-motion');
    expect(rules).toContain('forced-colors');
  });

  test('reduced motion: its styles always apply', () => {
    render(
      <SystemLook {...asTheSystem} lessMotion>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    const rules = rulesOf(screen.getByText('Words'));
    expect(rules).toMatch(/@media all\s*{[^}]*animation: none/);
    expect(rules).toContain('forced-colors');
  });

  test('forced colors: the page wears system colors until they are off again', () => {
    const { rerender } = render(
      <SystemLook {...asTheSystem} forcedColors>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    expect(screen.getByText('Words')).toHaveAttribute('data-forced', 'text');
    expect(rulesOf(screen.getByText('Words'))).toMatch(/@media all\s*{[^}]*outline: solid/);

    rerender(
      <SystemLook {...asTheSystem}>
        <Moving>Words</Moving>
      </SystemLook>,
    );

    expect(screen.getByText('Words')).not.toHaveAttribute('data-forced');
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
