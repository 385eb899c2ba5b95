import type { Page } from '@playwright/test';
import { expect, site, test, verify } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/privacy-policy', '/info']) {
  test(`nothing moves while ${path} is loaded by a new visitor`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
  });
}

for (const path of ['/', '/info']) {
  test(`nothing moves while ${path} is loaded by a verified visitor`, async ({
    page,
    host,
    email,
  }) => {
    await verify(page, host, email);
    await page.goto(path);
    await site(page).contactUs.waitFor();
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
  });
}

/** How far what was on screen has moved, as the browser tells it (Cumulative Layout Shift). */
function shifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(valueOf)));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer says nothing.
        setTimeout(() => resolve([]), 500);
        const valueOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0);
      }),
  );
}
