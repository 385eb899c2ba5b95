import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArgs, browserPath, fullBrowserPath } from '../../../tools/browser/browserPath.ts';
import { pictureBrowser } from '../../../visual/pictureBrowser.ts';
import type { BrowserOptions, Chromium, OpenBrowser, Tab } from './Browser.ts';
import { programPath } from './programPath.ts';

const WAIT_MS = 30_000;

export const openChromium: OpenBrowser = async (options, onFault) => {
  if (options.picture) return openBrowser(await pictureBrowser(), options, onFault);
  const executablePath = await (options.installed ? fullBrowserPath() : browserPath());
  return openBrowser({ executablePath, args: browserArgs }, options, onFault);
};

export const openFirefox: OpenBrowser = (options, onFault) =>
  openBrowser(
    {
      browser: 'firefox',
      executablePath: programPath('firefox-esr', 'firefox'),
      extraPrefsFirefox: {
        'ui.systemUsesDarkTheme': Number(options.dark),
        'ui.prefersReducedMotion': Number(options.reducedMotion),
        'layout.css.prefers-color-scheme.content-override': options.dark ? 0 : 1,
        'dom.storage.enabled': options.storage === 'on',
      },
    },
    options,
    onFault,
  );

async function openBrowser(
  launchOptions: LaunchOptions,
  options: BrowserOptions,
  onFault: (fault: string) => void,
) {
  const { width, height } = options;
  const browser = await launch({
    ...launchOptions,
    acceptInsecureCerts: true,
    defaultViewport: { width, height },
  });
  const openTab = async (): Promise<Tab> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT_MS);
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) onFault(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => onFault(`thrown: ${String(error)}`));
    await page.evaluateOnNewDocument(reportForbidden);
    const tab = tabOf(page, openTab);
    if (launchOptions.browser === 'firefox') return tab;
    return { ...tab, chromium: await chromiumOf(page, options) };
  };
  return { tab: await openTab(), close: () => browser.close() };
}

/** Logs each policy violation, because Firefox itself does not report violations to the test. */
function reportForbidden(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`forbidden: ${violatedDirective} ${blockedURI}`),
  );
}

function tabOf(page: Page, another: () => Promise<Tab>): Tab {
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
    another,
  };
}

async function chromiumOf(page: Page, options: BrowserOptions): Promise<Chromium> {
  const cdp = await page.createCDPSession();
  const chromium: Chromium = {
    cdp,
    emulate: async (features, media = '') =>
      cdp.send('Emulation.setEmulatedMedia', {
        media,
        features: Object.entries(features).map(([name, value]) => ({ name, value })),
      }),
    beforeScripts: async (script) => void (await page.evaluateOnNewDocument(script)),
  };
  await chromium.emulate({
    'prefers-color-scheme': options.dark ? 'dark' : 'light',
    'prefers-reduced-motion': options.reducedMotion ? 'reduce' : 'no-preference',
  });
  if (options.storage === 'off') await chromium.beforeScripts(blockStorage);
  return chromium;
}

function blockStorage(): void {
  const get = () => {
    throw new DOMException('The visitor blocks storage.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
}
