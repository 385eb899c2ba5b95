import { test as base } from 'vitest';
import { startServer, type RunningServer } from '../support/server/startServer.ts';
import type { Browser, BrowserOptions } from './browsers/Browser.ts';
import { openChromium, openFirefox } from './browsers/openPuppeteer.ts';
import { openWebKit } from './browsers/openWebKit.ts';
import { startFaultProxy, type FaultProxy } from './browsers/faultProxy.ts';
import { codeFor, createVisitor, type Visitor } from './visitor.ts';

export { expect } from 'vitest';

const openers = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

export const browserName = (process.env['BROWSER'] ?? 'chromium') as keyof typeof openers;

/** True for Chromium, the only browser whose protocol can emulate media features. */
export const isChromium = browserName === 'chromium';

const defaults: BrowserOptions = {
  width: 1200,
  height: 800,
  dark: false,
  reducedMotion: false,
  storage: 'on',
};

/** The built site and its real server, behind a proxy that can imitate network failures. */
export interface Site extends FaultProxy {
  /** The real server, which sends mails to a real SMTP server. */
  server: RunningServer;
  /** Opens the browser of this run with a new profile, and closes it when the test ends. */
  open: (options?: Partial<BrowserOptions>) => Promise<Visitor>;
  /** Returns the code in mail number `nth` to `email`. The default is 0, the first mail. */
  codeFor: (email: string, nth?: number) => Promise<string>;
  /** Allows messages that match the pattern. Any other message of a page fails the test. */
  tolerate: (pattern: RegExp) => void;
}

/** A test that also fails if a page logs a warning or an error, or violates its security policy. */
export const test = base.extend<{ server: RunningServer; site: Site }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from this pattern.
    async ({}, provide) => {
      const server = await startServer({ env: { RESEND_SECONDS: '0' } });
      await provide(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  site: async ({ server }, provide) => {
    const proxy = await startFaultProxy(server.url, browserName === 'webkit');
    const tolerated: RegExp[] = [];
    const browsers: Browser[] = [];
    const site: Site = Object.assign(proxy, {
      server,
      open: async (options?: Partial<BrowserOptions>) => {
        const onFault = (fault: string) => proxy.faults.push(fault);
        const browser = await openers[browserName]({ ...defaults, ...options }, onFault);
        browsers.push(browser);
        return createVisitor(browser.tab, proxy.url, server, isChromium ? 25_000 : 90_000);
      },
      codeFor: (email: string, nth?: number) => codeFor(server, email, nth),
      tolerate: (pattern: RegExp) => void tolerated.push(pattern),
    });
    await provide(site);
    await Promise.all(browsers.map((browser) => browser.close()));
    await proxy.stop();
    const faults = proxy.faults.filter((fault) => !tolerated.some((known) => known.test(fault)));
    if (faults.length > 0) throw new Error(`The pages reported:\n${faults.join('\n')}`);
  },
});
