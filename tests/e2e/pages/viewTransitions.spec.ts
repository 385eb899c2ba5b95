import type { Page } from '@playwright/test';
import { codeFor, expect, openGate, site, test } from '../fixtures.ts';

interface Watched {
  /** The longest animation of each view transition, in milliseconds. */
  durations: number[];
  layoutShift: number;
}

/** What TypeScript does not know of Layout Instability. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** Notes each view transition of the page, and what its layout shifts. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const watched: Watched = { durations: [], layoutShift: 0 };
    Object.assign(window, { watched });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      const transition = start(...update);
      void transition.ready.then(() => {
        const movements = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-'));
        const ends = movements.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
        watched.durations.push(Math.max(0, ...ends));
      });
      return transition;
    };
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & Shift)[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput) watched.layoutShift += value;
    }).observe({ type: 'layout-shift' });
  });
  const settle = async (count: number) => {
    await page.waitForFunction((wanted) => {
      const { durations } = (window as unknown as { watched: Watched }).watched;
      return durations.length === wanted && !document.querySelector(':active-view-transition');
    }, count);
  };
  return {
    settle,
    seen: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
  };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`steps and pages change in one movement of 250 ms, motion: ${reducedMotion}`, async ({
    page,
    host,
    email,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { settle, seen } = await watchTransitions(page);
    const { address, sendCode, code, verifyEmail, contactUs, heading } = site(page);
    await openGate(page);
    // The fonts of the pinned browser are not those that the site's fallback is measured for.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      (window as unknown as { watched: Watched }).watched.layoutShift = 0;
    });
    await address.fill(email);
    await sendCode.click();
    await expect(code).toBeFocused();
    await settle(1);
    await code.fill(await codeFor(host, email));
    await verifyEmail.click();
    await expect(heading).toBeFocused();
    await settle(2);
    await contactUs.click();
    await expect(heading).toHaveText('Contact us for more information.');
    await expect(heading).toBeFocused();
    await settle(3);

    const { durations, layoutShift } = await seen();
    const each = reducedMotion === 'reduce' ? 0 : 250;
    expect(durations).toEqual([each, each, each]);
    expect(layoutShift).toBe(0);
  });
}

test('what is pressed and typed during a movement arrives', async ({ page, host, email }) => {
  // Each movement stands still half way.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      const transition = start(...update);
      void transition.ready.then(() => document.getAnimations().forEach((each) => each.pause()));
      return transition;
    };
  });
  const isMoving = () => page.locator(':root:active-view-transition').waitFor();
  const goOn = () => page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  const { address, sendCode, code, verifyEmail, contactUs, field } = site(page);
  await openGate(page);
  await address.fill(email);
  await sendCode.click();
  await isMoving();
  await code.click();
  await page.keyboard.type(await codeFor(host, email));
  await isMoving();
  await goOn();
  await verifyEmail.click();
  await isMoving();
  await contactUs.click();
  await goOn();
  await isMoving();
  await field('First name').click();
  await page.keyboard.type('Ada');
  await isMoving();
  await expect(field('First name')).toHaveValue('Ada');
});
