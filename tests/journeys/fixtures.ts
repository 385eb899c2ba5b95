import { test as base } from 'vitest';
import { startHost, type RunningHost } from '../support/host/startHost.ts';
import type { Browser, BrowserOptions, Tab } from './browsers/Browser.ts';
import { openChromium, openFirefox } from './browsers/openPuppeteer.ts';
import { openWebKit } from './browsers/openWebKit.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';

export { expect } from 'vitest';

const openers = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

/** The browser of this run. */
export const browserName = (process.env['BROWSER'] ?? 'chromium') as keyof typeof openers;

const defaults: BrowserOptions = {
  width: 1200,
  height: 800,
  dark: false,
  reducedMotion: false,
  storage: 'on',
};

interface Fixtures {
  /** The real server with the built site, and a real SMTP server. */
  server: RunningHost;
  /** Stands between the browser and the server; its URL is that of the site. */
  proxy: FaultProxy;
  /** Opens the browser of this run with a new profile; it is closed when the test ends. */
  open: (options?: Partial<BrowserOptions>) => Promise<Tab>;
  /** Permits messages that would fail the test. */
  tolerate: (pattern: RegExp) => void;
  tolerated: RegExp[];
}

/** A test that fails when a page logs an error or a warning, throws, or violates its policy. */
export const test = base.extend<Fixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from it.
    async ({}, provide) => {
      const server = await startHost({ env: { RESEND_SECONDS: '0' } });
      await provide(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  proxy: async ({ server }, provide) => {
    const proxy = await startFaultProxy(server.url, browserName === 'webkit');
    await provide(proxy);
    await proxy.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from it.
  tolerated: async ({}, provide) => provide([]),
  tolerate: async ({ tolerated }, provide) => provide((pattern) => tolerated.push(pattern)),
  open: async ({ proxy, tolerated }, provide) => {
    const browsers: Browser[] = [];
    const { faults } = proxy;
    await provide(async (options) => {
      const open = openers[browserName];
      const browser = await open({ ...defaults, ...options }, (fault) => faults.push(fault));
      browsers.push(browser);
      return browser.tab;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    const unexpected = faults.filter((fault) => !tolerated.some((known) => known.test(fault)));
    if (unexpected.length > 0) throw new Error(`The pages reported:\n${unexpected.join('\n')}`);
  },
});
