import { test as base } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../support/faults/faultProxy.ts';
import { startServer, type RunningServer } from '../support/server/startServer.ts';
import type { Browser, BrowserOptions } from './browsers/Browser.ts';
import { closePuppeteer, openPuppeteer } from './browsers/openPuppeteer.ts';
import { openWebKit } from './browsers/openWebKit.ts';
import { codeFor, createVisitor, type Visitor } from './visitor.ts';

export { describe, expect } from 'vitest';

export const browserName = (process.env['BROWSER'] ?? 'chromium') as
  | 'chromium'
  | 'firefox'
  | 'webkit';

/** True for Chromium, the only browser whose protocol can emulate media features. */
export const isChromium = browserName === 'chromium';

const defaults: BrowserOptions = {
  width: 1200,
  height: 800,
  dark: false,
  reducedMotion: false,
};

/** The built site and its real server, behind a proxy that can imitate network failures. */
interface Site extends FaultProxy {
  /** The real server, which sends mails to a real SMTP server. */
  server: RunningServer;
  /** Opens the browser of this run with a new profile, and closes it when the test ends. */
  open: (options?: Partial<BrowserOptions>) => Promise<Visitor>;
  /** Returns the code that was mailed to `email`. */
  codeFor: (email: string) => Promise<string>;
  /** Allows messages that match the pattern. Any other message of a page fails the test. */
  tolerate: (pattern: RegExp) => void;
}

const withServer = base.extend<{ server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from this pattern.
    async ({}, provide) => {
      const server = await startServer({ RESEND_SECONDS: '0' });
      await provide(server);
      await closePuppeteer();
      await server.stop();
    },
    { scope: 'file' },
  ],
});

/** A test that also fails if a page logs a warning or an error, or violates its security policy. */
export const test = withServer.extend<{ site: Site }>({
  site: ({ server }, provide) => provideSite(server, provide),
});

/** Tests of one visit, in order: all tests of the file share the site and one tab. */
export const visit = (options: Partial<BrowserOptions>) =>
  withServer.extend<{ site: Site; tab: Visitor }>({
    site: [({ server }, provide) => provideSite(server, provide), { scope: 'file' }],
    tab: [async ({ site }, provide) => provide(await site.open(options)), { scope: 'file' }],
  });

async function provideSite(server: RunningServer, provide: (site: Site) => Promise<void>) {
  const proxy = await startFaultProxy(server.url, browserName === 'webkit');
  const tolerated: RegExp[] = [];
  const browsers: Browser[] = [];
  const open = async (changes?: Partial<BrowserOptions>) => {
    const options = { ...defaults, ...changes };
    const browser =
      browserName === 'webkit'
        ? await openWebKit(options)
        : await openPuppeteer(browserName, options, (fault) => proxy.faults.push(fault));
    browsers.push(browser);
    return createVisitor(browser.tab, proxy.url, server, isChromium ? 25_000 : 90_000);
  };
  await provide({
    ...proxy,
    server,
    open,
    codeFor: (email) => codeFor(server, email),
    tolerate: (pattern) => void tolerated.push(pattern),
  });
  await Promise.all(browsers.map((browser) => browser.close()));
  await proxy.stop();
  const faults = proxy.faults.filter((fault) => !tolerated.some((known) => known.test(fault)));
  if (faults.length > 0) throw new Error(`The pages reported:\n${faults.join('\n')}`);
}
