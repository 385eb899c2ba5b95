import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { codeFor, expect, site, test } from '../fixtures.ts';
import { walkPageStates } from './pageStates.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A small phone in light, a desk in dark: no look has rules of its own, only colors and places. */
const views = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/**
 * axe finds nothing on the page, which is no wider than its window. The legacy mode runs axe in the
 * page itself: a page more for each look would only serve frames of other origins, and there are
 * none.
 */
async function expectSound(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
      .withTags(rules)
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, `${state} at ${width} px`).toEqual([]);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, `${state}: pixels that need sideways scrolling`).toBeLessThanOrEqual(0);
  }
}

test('every page is accessible at 320 and at 1440 px [wcag 1.1.1 1.3.1 1.3.5 1.4.1 1.4.3 1.4.10 2.4.2 2.4.4 2.4.6 2.5.3 2.5.8 3.1.1 3.3.2 4.1.2]', async ({
  page,
  host,
  email,
  tolerate,
}) => {
  test.slow();
  // Chromium itself logs the status of the not-found page.
  tolerate(/Failed to load resource.*404/);

  await walkPageStates(page, host, email, (state) => expectSound(page, state));
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('what has to wait looks like it, and the page on screen is marked [wcag 1.4.1]', async ({
    page,
    host,
    email,
  }) => {
    const { address, sendCode, code, verifyEmail, back, resend, contactUs } = site(page);
    const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
    const edgeOf = (element: Locator) =>
      element.evaluate((node) => getComputedStyle(node).borderBottomWidth);
    await page.goto('/info');
    await address.fill(email);
    await sendCode.click();
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    expect(await colorOf(resend)).not.toBe(await colorOf(back));

    await code.fill(await codeFor(host, email));
    await verifyEmail.click();
    await expect(contactUs).toHaveAttribute('aria-current', 'page');
    const marked = await edgeOf(contactUs);
    const captcha = page.getByRole('group', { name: 'Captcha' });
    await captcha.getByRole('checkbox').click();
    await expect(captcha).toHaveText('Verified');
    const checkMark = captcha.locator('svg');
    expect(await checkMark.evaluate((mark) => getComputedStyle(mark).stroke)).toBe(
      await colorOf(captcha),
    );
    await page.goto('/');
    await contactUs.waitFor();
    expect(await edgeOf(contactUs)).not.toBe(marked);
  });
});
