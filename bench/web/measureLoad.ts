import type { Browser, CDPSession } from '@playwright/test';
import type { MeasuredPage } from './measuredPages.ts';
import { observePage } from './observePage.ts';
import { remember } from './remember.ts';

/** A phone on slow 4G, as Lighthouse has it: 150 ms a round trip, a processor four times slower. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
export const SLOW_CPU = { rate: 4 };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface MeasuredSite {
  readonly url: string;
  /** True where a page is interactive only when React has taken it over. */
  readonly react: boolean;
}

/**
 * Loads a page with an empty cache in a browser context of its own. Times count from when it was
 * asked for, bytes as they travel, without the film.
 */
export async function measureLoad(
  browser: Browser,
  { path, heading, verified }: MeasuredPage,
  { url, react }: MeasuredSite,
) {
  const context = await browser.newContext(phone);
  if (verified) await remember(context, url);
  const tab = await context.newPage();
  await tab.addInitScript(observePage, { heading, react });
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = firstPaint(cdp);
  await tab.goto(url + path, { waitUntil: 'commit' });
  // A question to the page costs it a tenth of a second: none is asked before it shows something.
  await painted;
  await tab.waitForFunction(() => window.observed.interactive > 0, undefined, { polling: 250 });
  await tab.waitForLoadState('networkidle');

  const { metrics } = await cdp.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const page = await tab.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const parts = performance.getEntriesByType('resource');
    return {
      ...window.observed,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      files: [document, ...parts].map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return { name, kilobytes: transferSize / 1000 };
      }),
    };
  });
  await context.close();
  const kilobytes = (kind: RegExp) =>
    page.files.reduce((sum, file) => sum + (kind.test(file.name) ? file.kilobytes : 0), 0);
  return {
    'first paint, ms': page.paint,
    'interactive, ms': page.interactive,
    'main thread, ms': tasks * 1000,
    'layout shift': page.layoutShift,
    'bytes, kB': kilobytes(/(?<!\.mp4)$/),
    'of it JavaScript, kB': kilobytes(/\.js$/),
  };
}

function firstPaint(cdp: CDPSession): Promise<void> {
  return new Promise((painted) => {
    cdp.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') painted();
    });
  });
}
