import type { Browser, CDPSession } from '@playwright/test';
import { SLOW_CPU } from './measureLoad.ts';
import { remember } from './remember.ts';

const WARM_UP = 'so warm';
const TEXT = 'thirty characters, no one more';
/** Long enough for a keystroke's work to end before the next one, at a quarter of the speed. */
const DELAY_MS = 60;

/** The milliseconds of script that a keystroke in the last field of a page's form costs. */
export async function measureTyping(
  browser: Browser,
  url: string,
): Promise<Record<string, number>> {
  const context = await browser.newContext();
  await remember(context, new URL(url).origin);
  const tab = await context.newPage();
  await tab.goto(url);
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = tab.locator('form :is(input, textarea)[name]:not([readonly])').last();
  await field.pressSequentially(WARM_UP, { delay: DELAY_MS });
  // What the form loads when it is first touched is no part of typing.
  await tab.waitForTimeout(2000);
  const before = await scriptTime(cdp);
  await field.pressSequentially(TEXT, { delay: DELAY_MS });
  await tab.waitForTimeout(500);
  const spent = (await scriptTime(cdp)) - before;
  await context.close();
  return { 'script for a keystroke, ms': spent / TEXT.length };
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
