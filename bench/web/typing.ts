import type { Browser } from 'playwright';
import { openPhone, slowDown } from './phone.ts';

const TEXT = 'thirty characters, and no more';
/** Milliseconds between keystrokes, long enough for the slowed processor to handle each one. */
const delay = 60;

/** Measures the script time per keystroke in the Message field of a form with `fields` fields. */
export async function measureTyping(browser: Browser, url: string, fields: number) {
  const tab = await openPhone(browser);
  await tab.goto(`${url}/?fields=${fields}`);
  const cdp = await slowDown(tab);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  const field = tab.locator('textarea[name=message]');
  await field.pressSequentially('so warm', { delay });
  // Excludes the code that the form loads when it first gets focus.
  await tab.waitForTimeout(2000);
  const before = await scriptTime();
  await field.pressSequentially(TEXT, { delay });
  await tab.waitForTimeout(500);
  const spent = (await scriptTime()) - before;
  await tab.close();
  return { 'script per keystroke, ms': spent / TEXT.length };
}
