import type { Browser } from 'playwright';
import { openPhone, slowDown } from './phone.ts';

const TEXT = 'thirty characters, and no more';
/** In milliseconds: enough to handle a keystroke before the next one at a quarter of the speed. */
const delay = 60;

/** Measures script time per keystroke in Message, in milliseconds, in a form of `fields` fields. */
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
  // Excludes code that the form loads on its first focus.
  await tab.waitForTimeout(2000);
  const before = await scriptTime();
  await field.pressSequentially(TEXT, { delay });
  await tab.waitForTimeout(500);
  const spent = (await scriptTime()) - before;
  await tab.close();
  return { 'script per keystroke, ms': spent / TEXT.length };
}
