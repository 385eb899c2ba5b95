import type { Page } from '@playwright/test';
import { expect, openVerified, site, test } from '../fixtures.ts';
import { focusFaults } from './focusFaults.ts';
import { seenFaults } from './seenFaults.ts';

interface Setting {
  /** The window, in CSS pixels: zoom makes it smaller. */
  window?: [width: number, height: number];
  media?: Parameters<Page['emulateMedia']>[0];
  /** Styles of the visitor's own. */
  css?: string;
  dir?: 'rtl';
}

/** What a visitor can set in the browser or the system. */
const settings: Record<string, Setting> = {
  'a window of 2560 pixels': { window: [2560, 1440] },
  'zoom of 200 %': { window: [640, 400] },
  'zoom of 400 %': { window: [320, 200] },
  'text of 200 %': { window: [390, 800], css: 'html { font-size: 32px }' },
  'text spacing': {
    window: [320, 800],
    css: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`,
  },
  'right to left': { dir: 'rtl' },
  'right to left on a phone': { window: [390, 800], dir: 'rtl' },
  'forced colors': { media: { forcedColors: 'active' } },
  'forced colors, dark': { media: { forcedColors: 'active', colorScheme: 'dark' } },
  'more contrast': { media: { contrast: 'more' } },
  print: { window: [665, 913], media: { media: 'print' } },
  'print where the system is dark': {
    window: [665, 913],
    media: { media: 'print', colorScheme: 'dark' },
  },
};

/** Sets one setting, and takes the others back. */
async function choose(
  page: Page,
  { window: [width, height] = [1280, 800], media, css = '', dir }: Setting,
) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
    reducedMotion: 'reduce',
    ...media,
  });
  await page.evaluate(
    ([styles, direction]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.dir = direction;
      // The contents of the policy, which stay in the window, may lie on the text that goes past.
      window.scrollTo(0, 0);
    },
    [css, dir ?? 'ltr'] as const,
  );
}

/** Nothing goes on moving, and no film plays. */
async function expectStillness(page: Page, name: string): Promise<void> {
  const moving = () =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
      ...[...document.querySelectorAll('video')].flatMap(({ paused }) => (paused ? [] : ['film'])),
    ]);
  await expect.poll(moving, `${name}: what moves`).toEqual([]);
}

/** Everything a setting or a key must not break on the page that is open; `footer` as before. */
async function expectToServeEveryone(page: Page, name: string, footer?: string): Promise<string> {
  await expectStillness(page, name);
  const url = page.url();
  const footerHere = await page.getByRole('contentinfo').ariaSnapshot();
  // The ways to reach the company stand on every page, in the same words and order.
  expect.soft(footerHere, name).toBe(footer ?? footerHere);
  expect.soft(await focusFaults(page), `${name}, by the keyboard alone`).toEqual([]);
  expect.soft(page.url(), `${name} stays when the focus moves`).toBe(url);
  for (const [setting, values] of Object.entries(settings)) {
    await choose(page, values);
    const faults = await page.evaluate(seenFaults, values.media?.media === 'print');
    expect.soft([...new Set(faults)], `${name}, ${setting}`).toEqual([]);
  }
  await choose(page, {});
  return footerHere;
}

test.describe('with reduced motion, the keyboard alone, and every other setting', () => {
  test.use({ viewport: { width: 390, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the gate, the policy and the not-found page serve everyone [wcag 1.3.2 1.3.4 1.4.4 1.4.10 1.4.12 2.1.1 2.1.2 2.4.3 2.4.7 2.4.11 3.2.1 3.2.3 3.2.4 3.2.6]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource.*404/);
    let footer: string | undefined;
    for (const path of ['/', '/privacy-policy', '/nowhere']) {
      await page.goto(path);
      footer = await expectToServeEveryone(page, path, footer);
    }
  });

  test('the landing page and the request page serve everyone [wcag 1.3.2 1.3.4 1.4.4 1.4.10 1.4.12 2.1.1 2.1.2 2.2.2 2.4.3 2.4.7 2.4.11 3.2.1 3.2.3 3.2.4 3.2.6]', async ({
    page,
    host,
    email,
  }) => {
    await openVerified(page, host, email);
    let footer: string | undefined;
    for (const path of ['/', '/info']) {
      await page.goto(path);
      await site(page).contactUs.waitFor();
      footer = await expectToServeEveryone(page, path, footer);
    }
  });
});
