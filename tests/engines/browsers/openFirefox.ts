import { launch, type Page } from 'puppeteer-core';
import type { Browser, BrowserOptions, Tab } from './Browser.ts';
import { programPath } from './programPath.ts';

const HEIGHT = 800;
const WAIT_MS = 60_000;

/** Firefox by WebDriver BiDi, without a window, in a profile of its own. */
export async function openFirefox({
  width,
  dark,
  media,
  storage,
}: BrowserOptions): Promise<Browser> {
  const formats = ['mp4', 'webm', 'ogg', 'av1', 'vp9'];
  const browser = await launch({
    browser: 'firefox',
    executablePath: programPath('firefox-esr', 'firefox'),
    defaultViewport: { width, height: HEIGHT },
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': Number(dark),
      'dom.storage.enabled': storage === 'on',
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      ...(media === 'off' &&
        Object.fromEntries(formats.map((format) => [`media.${format}.enabled`, false]))),
    },
  });
  const openTab = async () => {
    const next = await browser.newPage();
    next.setDefaultTimeout(WAIT_MS);
    return tabOf(next, openTab);
  };
  return { tab: await openTab(), close: () => browser.close() };
}

function tabOf(page: Page, another: () => Promise<Tab>): Tab {
  const locate = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url)),
    read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (xpath) => locate(xpath).click(),
    fill: async (xpath, text) => {
      await locate(xpath).click({ count: 3 });
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload()),
    picture: () => page.screenshot(),
    another,
  };
}
