import { test as base } from 'vitest';
import { startHost, type RunningHost } from '../support/host/startHost.ts';
import { startBetween, type Between } from './between.ts';
import type { Browser, BrowserOptions, Tab } from './browsers/Browser.ts';
import { openFirefox } from './browsers/openFirefox.ts';
import { openWebKit } from './browsers/openWebKit.ts';

export { expect } from 'vitest';

const engine = process.env['ENGINE'] === 'webkit' ? 'webkit' : 'firefox';
const usual: BrowserOptions = { width: 1200, dark: false, media: 'on', storage: 'on' };

interface Fixtures {
  /** The real host with the built site and a real SMTP server. */
  host: RunningHost;
  /** What stands between the browser and the host; its URL is that of the site. */
  between: Between;
  /** Opens the browser of this run in a fresh profile; it is closed when the test ends. */
  open: (options?: Partial<BrowserOptions>) => Promise<Tab>;
}

/** A test in Firefox or in WebKit; what a page logs, throws or is forbidden fails it. */
export const test = base.extend<Fixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from it.
    async ({}, provide) => {
      const host = await startHost({ env: { RESEND_SECONDS: '0' } });
      await provide(host);
      await host.stop();
    },
    { scope: 'file' },
  ],
  between: async ({ host }, provide) => {
    const between = await startBetween(host.url, engine === 'webkit');
    await provide(between);
    await between.stop();
  },
  open: async ({ between }, provide) => {
    const browsers: Browser[] = [];
    await provide(async (options) => {
      const open = engine === 'webkit' ? openWebKit : openFirefox;
      const browser = await open({ ...usual, ...options });
      browsers.push(browser);
      return browser.tab;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    if (between.faults.length > 0) throw new Error(`The pages said:\n${between.faults.join('\n')}`);
  },
});
