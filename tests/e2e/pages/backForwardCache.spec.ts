import type { Page } from '@playwright/test';
import { browserArgs, browserPath } from '../../support/browser/browserPath.ts';
import { expect, openGate, openVerified, site, test } from '../fixtures.ts';

// Playwright switches the cache off.
test.use({
  launchOptions: {
    executablePath: await browserPath(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/**
 * Leaves the page and comes back; gives the reasons why it was not kept. A browser without a window
 * keeps none, and says 'masked' for that.
 */
async function reasonsAfterBack(page: Page): Promise<string[]> {
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = entry as unknown as {
      notRestoredReasons: { reasons: { reason: string }[] } | null;
    };
    return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });
  return reasons.filter((reason) => reason !== 'masked');
}

test('nothing of the public pages keeps them out of the back/forward cache', async ({
  page,
  tolerate,
}) => {
  await openGate(page);
  expect(await reasonsAfterBack(page)).toEqual([]);

  await page.goto('/privacy-policy');
  await expect(site(page).heading).toBeVisible();
  expect(await reasonsAfterBack(page)).toEqual([]);

  tolerate(/status of 404/);
  await page.goto('/nowhere');
  await expect(site(page).heading).toBeVisible();
  // Chromium keeps no page of another status than 200.
  expect(await reasonsAfterBack(page)).toEqual(['response-status-not-ok']);
});

test('nothing of the pages behind the gate keeps them out of the back/forward cache', async ({
  page,
  host,
  email,
}) => {
  await openVerified(page, host, email);
  expect(await reasonsAfterBack(page)).toEqual([]);

  await page.goto('/info');
  await site(page).contactUs.waitFor();
  expect(await reasonsAfterBack(page)).toEqual([]);
});
