import { resolve } from 'node:path';
import {
  launch,
  type Browser as RunningBrowser,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { browserArgs, browserPath } from '../../../tools/browser/browserPath.ts';
import { programPath, type Browser, type BrowserOptions, type Tab } from './Browser.ts';

const WAIT_MS = 30_000;

/** The running browsers by their launch options. The tests of a file share them. */
const running = new Map<string, Promise<RunningBrowser>>();

/** Opens a new profile in Chromium or Firefox. Errors and warnings go to `onFault`. */
export async function openPuppeteer(
  name: 'chromium' | 'firefox',
  options: BrowserOptions,
  onFault: (fault: string) => void,
): Promise<Browser> {
  const launchOptions = name === 'firefox' ? firefox(options) : await chromium();
  const key = JSON.stringify(launchOptions);
  if (!running.has(key)) running.set(key, launch({ ...launchOptions, acceptInsecureCerts: true }));
  const profile = await (await running.get(key)!).createBrowserContext();
  const page = await profile.newPage();
  page.setDefaultTimeout(WAIT_MS);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) onFault(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => onFault(`thrown: ${String(error)}`));
  await page.evaluateOnNewDocument(reportForbidden);
  const tab = tabOf(page);
  await tab.resize(options.width, options.height);
  if (name === 'chromium') {
    tab.page = page;
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: options.dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: options.reducedMotion ? 'reduce' : 'no-preference' },
    ]);
  }
  return { tab, close: () => profile.close() };
}

export async function closePuppeteer(): Promise<void> {
  for (const browser of running.values()) await (await browser).close();
}

const chromium = async (): Promise<LaunchOptions> => ({
  executablePath: await browserPath(),
  args: browserArgs,
  env: { ...process.env, TEST_FONTS: resolve(import.meta.dirname, 'fonts.conf') },
});

const firefox = ({ dark, reducedMotion }: BrowserOptions): LaunchOptions => ({
  browser: 'firefox',
  executablePath: programPath('firefox-esr', 'firefox'),
  extraPrefsFirefox: {
    'ui.systemUsesDarkTheme': Number(dark),
    'ui.prefersReducedMotion': Number(reducedMotion),
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  },
});

function tabOf(page: Page): Tab {
  const locate = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url, until) => {
      // Does not wait, because a page does not finish loading while a script is held.
      if (until === 'soon') void page.goto(url).catch(() => undefined);
      else await page.goto(url);
    },
    // oxlint-disable-next-line typescript/no-explicit-any -- Puppeteer wraps the types of arguments
    read: (script, ...args) => page.evaluate(script as any, ...args),
    click: (xpath) => locate(xpath).click(),
    fill: async (xpath, text) => {
      await locate(xpath).click();
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
  };
}

/** Logs each policy violation, because Firefox itself does not report violations to the test. */
function reportForbidden(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`forbidden: ${violatedDirective} ${blockedURI}`),
  );
}
