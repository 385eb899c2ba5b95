// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dark, light, moreContrast } from '../../src/theme/tokens.ts';
import { AccessibilityPage } from '../../stories/docs/accessibility/AccessibilityPage.tsx';
import { pixelsAt } from '../../stories/docs/theme/pixels.ts';
import { colorPairs, contrast, leastContrast, rolesOf } from '../../stories/docs/theme/contrast.ts';

type Tokens = typeof import('../../src/theme/tokens.ts');

/** Imports a page of the documentation as it is after a rebrand. */
async function rebranded<Page>(page: () => Promise<Page>, change: (tokens: Tokens) => object) {
  vi.resetModules();
  vi.doMock('../../src/theme/tokens.ts', async (load) => {
    const tokens = await load<Tokens>();
    return { ...tokens, ...change(tokens) };
  });
  return page();
}

afterEach(() => {
  vi.doUnmock('../../src/theme/tokens.ts');
  vi.doUnmock('../../src/content/drawings.ts');
});

describe('a changed token is found on its page', () => {
  test('a color, with its contrast measured anew', async () => {
    const { ColorPage } = await rebranded(
      () => import('../../stories/docs/theme/ColorPage.tsx'),
      ({ light }) => ({ light: { ...light, text: { ...light.text, primary: '#123456' } } }),
    );

    render(<ColorPage />);

    expect(screen.getByText('#123456')).toBeVisible();
    const pair = screen.getAllByRole('row', { name: /^Text on Sheet/ })[0];
    expect(pair).toHaveTextContent(`${contrast('#123456', '#FFFFFF').toFixed(2)}:1`);
  });

  test('a voice', async () => {
    const { TypePage } = await rebranded(
      () => import('../../stories/docs/theme/TypePage.tsx'),
      ({ type }) => ({ type: { ...type, note: { ...type.note, fontSize: '0.777rem' } } }),
    );

    render(<TypePage />);

    expect(screen.getByRole('row', { name: /^Note/ })).toHaveTextContent('0.777rem');
  });

  test('a length, a corner and a shadow', async () => {
    const { SpacingPage } = await rebranded(
      () => import('../../stories/docs/theme/SpacingPage.tsx'),
      ({ layout, shadows }) => ({
        layout: { ...layout, page: '1111px' },
        controlRadius: 7,
        shadows: { ...shadows, film: '0 1px 2px #654321' },
      }),
    );

    render(<SpacingPage />);

    expect(screen.getByRole('row', { name: /^Page/ })).toHaveTextContent('1111px');
    expect(screen.getByRole('row', { name: /^Controls/ })).toHaveTextContent('7 px');
    expect(screen.getByRole('row', { name: /^film/ })).toHaveTextContent('#654321');
  });

  test('a duration and the curve', async () => {
    const { MotionPage } = await rebranded(
      () => import('../../stories/docs/theme/MotionPage.tsx'),
      ({ motion }) => ({ motion: { ...motion, quick: 123, easing: 'linear' } }),
    );

    render(<MotionPage />);

    expect(screen.getByRole('row', { name: /^Quick/ })).toHaveTextContent('123');
    expect(screen.getByRole('row', { name: /^The site’s own/ })).toHaveTextContent('linear');
  });

  test('a breakpoint, with its media query', async () => {
    const { BreakpointsPage } = await rebranded(
      () => import('../../stories/docs/theme/BreakpointsPage.tsx'),
      ({ breakpoints }) => ({ breakpoints: { ...breakpoints, md: 888 } }),
    );

    render(<BreakpointsPage />);

    const row = screen.getByRole('row', { name: /^Tablet/ });
    expect(row).toHaveTextContent('888 px');
    expect(row).toHaveTextContent('@media (min-width:888px)');
  });

  test('a ground of the logo', async () => {
    const { LogoPage } = await rebranded(
      () => import('../../stories/docs/theme/LogoPage.tsx'),
      ({ dark }) => ({ dark: { ...dark, background: { ...dark.background, paper: '#0A0B0C' } } }),
    );

    render(<LogoPage />);

    expect(screen.getByText(/on #0A0B0C/)).toBeVisible();
  });
});

test('a new drawing is found on its page', async () => {
  vi.resetModules();
  vi.doMock('../../src/content/drawings.ts', () => ({ drawings: { crane: '/crane.svg' } }));
  const { DrawingsPage } = await import('../../stories/docs/theme/DrawingsPage.tsx');

  const { container } = render(<DrawingsPage />);

  expect(screen.getByText('crane')).toBeVisible();
  expect(container.querySelectorAll('img[src="/crane.svg"]')).toHaveLength(2);
});

test.each([
  ['clamp(1rem, 0.2rem + 3.4vw, 3rem)', 390, 16.46],
  ['clamp(1rem, 0.2rem + 3.4vw, 3rem)', 1440, 48],
  ['min(clamp(2.5rem, 1.1rem + 5.6vw, 5.5rem), 18cqi)', 390, 40],
  ['0.875rem', 390, 14],
  ['1280px', 1440, 1280],
])('%s is, in a window of %i pixels, %f pixels', (length, width, pixels) => {
  expect(pixelsAt(width, length)).toBeCloseTo(pixels, 2);
});

test('the page on accessibility shows each criterion of its document', () => {
  render(<AccessibilityPage />);

  expect(screen.getAllByRole('rowheader')).toHaveLength(55);
  expect(screen.getByRole('row', { name: /^1\.4\.10 Reflow AA / })).toHaveTextContent(
    'settings.spec.ts the landing page and the request page serve everyone',
  );
});

describe('every pair of colors has the contrast that it needs', () => {
  test('contrast is measured as WCAG 2 does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('in the %s scheme', (_name, scheme) => {
    const roles = rolesOf(scheme);
    const measured = colorPairs.map(({ color, ground, use }) => ({
      pair: `${color} on ${ground}`,
      short: leastContrast[use] - contrast(roles.get(color)!, roles.get(ground)!),
    }));

    expect(measured.filter(({ short }) => !(short <= 0))).toEqual([]);
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('lines have 7 to 1 where more contrast is asked for, in %s', (_name, scheme) => {
    const measured = Object.entries(moreContrast).flatMap(([line, text]) =>
      Object.entries(scheme.background).map(([ground, color]) => ({
        pair: `line.${line} on background.${ground}`,
        contrast: contrast(scheme.text[text], color),
      })),
    );

    expect(measured).toHaveLength(9);
    expect(measured.filter(({ contrast: found }) => found < 7)).toEqual([]);
  });
});
