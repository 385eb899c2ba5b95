import type { Browser, Page } from 'playwright';
import { pages } from '../../src/content/pages.ts';
import { verifyVisitor } from '../startSite.ts';

export const SLOW_CPU = { rate: 4 };

/** A phone and slow 4G as Lighthouse defines them. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface MeasuredPage {
  readonly path: string;
  readonly heading: string;
  /** True for a page that only a verified visitor sees. */
  readonly verified: boolean;
}

export const gate: MeasuredPage = { path: '/', heading: pages.gate.heading, verified: false };
export const landing: MeasuredPage = { path: '/', heading: 'Your clients build.', verified: true };
export const info: MeasuredPage = { path: '/info', heading: pages.info.heading, verified: true };

/** Loads a page with an empty cache. Times count from the navigation, bytes as transferred. */
export async function measureLoad(browser: Browser, url: string, page: MeasuredPage) {
  const tab = await newTab(browser, page.verified && url);
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await tab.goto(url + page.path, { waitUntil: 'networkidle' });
  await tab.getByRole('heading', { level: 1, name: page.heading }).waitFor();
  const load = await tab.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((observed) => {
        const observer = new PerformanceObserver((list) => observed(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => observed([]), 1000);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const files = (await entries('resource')) as PerformanceResourceTiming[];
    const kilobytes = files
      .filter(({ name }) => !name.endsWith('.mp4'))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
    return {
      'first paint, ms': (await entries('paint')).at(-1)?.startTime ?? Number.NaN,
      'layout shift': shifts.reduce((sum, { value }) => sum + value, 0),
      'files without film, kB': kilobytes,
    };
  });
  await tab.context().close();
  return load;
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
