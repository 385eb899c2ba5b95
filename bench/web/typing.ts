import type { Browser, CDPSession } from 'playwright';
import { newTab, SLOW_CPU } from './loads.ts';

const TEXT = 'thirty characters, no one more';
/** The work of a keystroke ends before the next one, at a quarter of the speed. */
const delay = 60;

/** Milliseconds of script for each keystroke in the message of a page's form. */
export async function measureTyping(browser: Browser, url: string) {
  const tab = await newTab(browser, new URL(url).origin);
  await tab.goto(url);
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = tab.locator('textarea[name=message]');
  await field.pressSequentially('so warm', { delay });
  // Code that the form loads on its first focus is not part of typing.
  await tab.waitForTimeout(2000);
  const before = await scriptTime(cdp);
  await field.pressSequentially(TEXT, { delay });
  await tab.waitForTimeout(500);
  const spent = (await scriptTime(cdp)) - before;
  await tab.context().close();
  return { 'script per keystroke, ms': spent / TEXT.length };
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
