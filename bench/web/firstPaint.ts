import type { Browser } from 'playwright';
import { pages } from '../../src/content/pages.ts';
import { openPhone, slowDown } from './phone.ts';

/** Slow 4G as Lighthouse defines it. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export async function measureFirstPaint(browser: Browser, url: string) {
  const tab = await openPhone(browser);
  await slowDown(tab, SLOW_4G);
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.getByRole('heading', { level: 1, name: pages.gate.heading }).waitFor();
  const paint = await tab.evaluate(() => performance.getEntriesByType('paint').at(-1)?.startTime);
  await tab.close();
  return { 'first paint, ms': paint ?? Number.NaN };
}
