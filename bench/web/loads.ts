import type { Browser, Page } from 'playwright';
import { pages } from '../../src/content/pages.ts';
import { verifyVisitor } from '../startSite.ts';
import { observePage, type ObservedPage } from './observePage.ts';

export const SLOW_CPU = { rate: 4 };

/** A phone and slow 4G as Lighthouse defines them. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface MeasuredPage extends ObservedPage {
  readonly path: string;
  /** True for a page that only a verified visitor sees. */
  readonly verified?: boolean;
}

export const gate: MeasuredPage = { path: '/', heading: pages.gate.heading, react: true };
export const landing: MeasuredPage = { ...gate, heading: 'Your clients build.', verified: true };
export const info: MeasuredPage = { ...landing, path: '/info', heading: pages.info.heading };

/** Loads a page with an empty cache. Times count from the navigation, bytes as transferred. */
export async function measureLoad(browser: Browser, url: string, page: MeasuredPage) {
  const tab = await newTab(browser, page.verified && url);
  await tab.addInitScript(observePage, page);
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The page says so itself: evaluating script in it would cost it a tenth of a second.
  const interactiveNow = tab.waitForEvent('console', (line) => line.text() === 'interactive');
  await tab.goto(url + page.path, { waitUntil: 'commit' });
  await interactiveNow;
  await tab.waitForLoadState('networkidle');

  const { metrics } = await cdp.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const { interactive, layoutShift, paint, bytes } = await tab.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    );
    const files = (entries as PerformanceResourceTiming[]).filter(
      ({ name }) => !name.endsWith('.mp4'),
    );
    return {
      ...window.observed,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  await tab.context().close();
  return {
    'first paint, ms': paint,
    'interactive, ms': interactive,
    'main thread, ms': tasks * 1000,
    'layout shift': layoutShift,
    'without film, kB': bytes / 1000,
  };
}

/** A tab with an empty cache; of a visitor whom the site at `verifiedAt` has verified. */
export async function newTab(browser: Browser, verifiedAt?: string | false): Promise<Page> {
  const context = await browser.newContext(phone);
  if (!verifiedAt) return await context.newPage();
  const { email, code, cookie } = await verifyVisitor(verifiedAt);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: verifiedAt }]);
  const tab = await context.newPage();
  await tab.goto(`${verifiedAt}/healthz`);
  const kept = { email, email_token: code };
  await tab.evaluate((pair) => void Object.assign(localStorage, pair), kept);
  return tab;
}
