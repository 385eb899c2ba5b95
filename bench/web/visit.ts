import type { Browser, Locator } from 'playwright';
import { pages } from '../../src/content/pages.ts';
import { codeInMailbox } from '../startSite.ts';
import { openPhone, slowDown } from './phone.ts';

const SLOW_4G = {
  latency: 562,
  downloadThroughput: 1_400_000 / 8,
  uploadThroughput: 700_000 / 8,
};

/** The goals for the delays of a visit (docs/performance.md), in milliseconds. */
export const goals = {
  'code to landing page': 1400,
  'landing page to form': 500,
  'return visit, call 2 sent': 1250,
  'return visit, landing page': 2500,
  'empty cache, call 2 sent': 1250,
  'empty cache, landing page': 3600,
  'slowest interaction to next paint': 100,
};

/** Times a visit to gate, landing page and form, then returns with a full and an empty cache. */
export async function measureVisit(browser: Browser, url: string) {
  const tab = await openPhone(browser);
  await tab.addInitScript(() => {
    const observe = (list: PerformanceObserverEntryList) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          dataset['slowest'] = String(Math.max(entry.duration, Number(dataset['slowest'] ?? 0)));
    };
    // By default, only durations of at least 104 ms are observed.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver(observe).observe(options);
  });
  const waitFor = async (shown: Locator, act: () => Promise<unknown>) => {
    const started = performance.now();
    await act();
    await shown.waitFor();
    const elapsed = performance.now() - started;
    await tab.waitForLoadState('networkidle');
    return elapsed;
  };
  // Looking for a role would keep the slowed processor busy while the page is loading.
  const heading = (text: string) => tab.locator('h1', { hasText: text });
  const landed = heading('Your clients build.');
  const returnVisit = async () => {
    await tab.goto('about:blank');
    const started = performance.now();
    const call2 = tab.waitForRequest(/VerifyAccessCode/).then(() => performance.now() - started);
    const landing = await waitFor(landed, () => tab.goto(url, { waitUntil: 'commit' }));
    return [await call2, landing] as const;
  };

  await tab.goto(url);
  const email = `waiting-${Date.now()}@firm.example`;
  await tab.getByRole('textbox').fill(email);
  await tab.keyboard.press('Enter');
  await tab.getByRole('textbox', { name: 'One-time code' }).fill(await codeInMailbox(url, email));
  const cdp = await slowDown(tab, SLOW_4G);
  const gate = await waitFor(landed, () => tab.keyboard.press('Enter'));
  const link = tab.getByRole('main').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const form = await waitFor(heading(pages.info.heading), () => link.click());
  const slowest = await tab.evaluate(() => document.documentElement.dataset['slowest']);
  const cached = await returnVisit();
  await cdp.send('Network.clearBrowserCache');
  const empty = await returnVisit();
  await tab.close();
  const delays = [gate, form, ...cached, ...empty, Number(slowest ?? 0)];
  return Object.fromEntries(Object.keys(goals).map((name, index) => [name, delays[index] ?? 0]));
}
