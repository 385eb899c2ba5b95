import type { Browser, CDPSession } from '@playwright/test';
import type { MeasuredPage } from './pages.ts';
import type { Remembered } from './rememberedVisitor.ts';
import { watchPaint } from './watchPaint.ts';
import { watchTraffic } from './watchTraffic.ts';

/** A phone on slow 4G, as Lighthouse has it: 150 ms a round trip, a processor four times slower. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const CPU = { rate: 4 };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What loading a page costs: bytes as they travel, times in milliseconds. */
export type Load = Readonly<Record<(typeof loadFigures)[number], number>>;

export const loadFigures = [
  'bytes',
  'bytesBeforePaint',
  'scriptBytes',
  'requests',
  'scriptTime',
  'mainThreadTime',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'ready',
  'heap',
] as const;

export interface LoadOptions {
  url: string;
  page: MeasuredPage;
  /** True where the page is interactive only when React has taken it over. */
  react: boolean;
  /** Who loads the pages behind the gate. */
  visitor: Remembered;
}

/** Loads a page with an empty cache in a browser context of its own. */
export async function measureLoad(browser: Browser, options: LoadOptions): Promise<Load> {
  const { url, page, react, visitor } = options;
  const context = await browser.newContext({
    ...phone,
    ...(page.verified && { storageState: visitor }),
  });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watchPaint, { heading: page.heading, react });
    const cdp = await context.newCDPSession(tab);
    const traffic = await watchTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', CPU);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Page.enable');
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = firstPaint(cdp);
    await tab.goto(url + page.path, { waitUntil: 'commit' });
    // A question to the page costs it a tenth of a second: none is asked before it shows something.
    await painted;
    await tab.waitForFunction(() => window.benchNoted.ready > 0, undefined, { polling: 250 });
    await traffic.quiet();

    const times = await counters(cdp);
    const noted = await tab.evaluate(() => ({
      ...window.benchNoted,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    await cdp.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize: heap = Number.NaN } = await counters(cdp);
    return {
      bytes: traffic.bytes(),
      bytesBeforePaint: traffic.bytesUntil(noted.fcp),
      scriptBytes: traffic.bytes('Script'),
      requests: traffic.requests(),
      scriptTime: (times['ScriptDuration'] ?? Number.NaN) * 1000,
      mainThreadTime: (times['TaskDuration'] ?? Number.NaN) * 1000,
      fcp: noted.fcp,
      lcp: noted.lcp,
      tbt: blockingTime(noted.longTasks, noted.fcp),
      cls: noted.cls,
      ready: noted.ready,
      heap,
    };
  } finally {
    await context.close();
  }
}

function firstPaint(cdp: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    cdp.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

async function counters(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What long tasks after the first paint take beyond 50 ms each. */
function blockingTime(tasks: readonly (readonly [number, number])[], fcp: number): number {
  return tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}
