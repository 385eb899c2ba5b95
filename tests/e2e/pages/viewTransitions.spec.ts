import type { Page } from '@playwright/test';
import { codeFor, expect, openGate, site, test } from '../fixtures.ts';

interface Watched {
  /** The animations of each view transition, in milliseconds of the longest. */
  transitions: Promise<number>[];
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
    const watched: Watched = { transitions: [], layoutShift: 0 };
    Object.assign(window, { watched });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      const transition = start(...update);
      const longest = transition.ready.then(() =>
        Math.max(
          ...document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-'))
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        ),
      );
      watched.transitions.push(longest);
      return transition;
    };
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & Shift)[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput) watched.layoutShift += value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      const { transitions, layoutShift } = (window as unknown as { watched: Watched }).watched;
      return { durations: await Promise.all(transitions), layoutShift };
    });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`steps and pages change in one movement of 250 ms, motion: ${reducedMotion}`, async ({
    page,
    host,
    email,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const seen = await watchTransitions(page);
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
    await code.fill(await codeFor(host, email));
    await verifyEmail.click();
    await expect(heading).toBeFocused();
    await contactUs.click();
    await expect(heading).toHaveText('Contact us for more information.');
    await expect(heading).toBeFocused();

    const { durations, layoutShift } = await seen();
    expect(durations).toEqual(reducedMotion === 'reduce' ? [] : [250, 250, 250]);
    expect(layoutShift).toBe(0);
  });
}
