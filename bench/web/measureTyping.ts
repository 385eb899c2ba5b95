import type { CDPSession, Page } from '@playwright/test';

const WARM_UP = 'so warm';
const TEXT = 'thirty characters, no one more';
/** Long enough for a keystroke's work to end before the next one, at a quarter of the speed. */
const PAUSE = 60;

/**
 * The script that a keystroke in the last field of a page's form costs, in milliseconds at 4x CPU.
 */
export async function measureTyping(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = page.locator('form :is(input, textarea)[name]:not([readonly])').last();
  await field.pressSequentially(WARM_UP, { delay: PAUSE });
  // What the form loads when it is first touched is no part of typing.
  await page.waitForTimeout(2000);
  const before = await scriptTime(cdp);
  await field.pressSequentially(TEXT, { delay: PAUSE });
  await page.waitForTimeout(500);
  const spent = (await scriptTime(cdp)) - before;
  await cdp.detach();
  return spent / TEXT.length;
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
