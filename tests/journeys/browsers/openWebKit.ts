import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key as Keys, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/server/freePort.ts';
import type { BrowserOptions, Key, OpenBrowser, Tab } from './Browser.ts';
import { programPath } from './programPath.ts';

// Selenium does not export this class as an ES module.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const BAR = 36;
const WAIT_MS = 60_000;
// Without this GTK style sheet, the window is at least 447 pixels wide, because of its buttons.
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }';

const SCROLL = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
};

/**
 * Opens WebKitGTK over WebDriver, in a window on a virtual display. The driver cannot read the
 * console, so the fault proxy collects the messages that pages log.
 */
export const openWebKit: OpenBrowser = async (options) => {
  const config = mkdtempSync(join(tmpdir(), 'gateway-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW);
  const animations = `gtk-enable-animations=${!options.reducedMotion}`;
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), `[Settings]\n${animations}\n`);
  const { display, xvfb } = await startDisplay();
  const port = await freePort();
  const service = new DriverService(programPath('WebKitWebDriver'), {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });
  const stop = async () => {
    await service.kill();
    xvfb.kill();
    rmSync(config, { recursive: true, force: true });
  };
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(capabilitiesFor(options))
    .build();
  await driver.manage().setTimeouts({ script: WAIT_MS });
  const tab = tabOf(driver, await driver.getWindowHandle());
  await tab.resize(options.width, options.height);
  return { tab, close: () => driver.quit().then(stop, stop) };
};

function capabilitiesFor({ dark, storage }: BrowserOptions): Capabilities {
  const binary = programPath(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  );
  const args = [
    '--automation',
    ...(dark ? ['--dark-mode'] : []),
    `--enable-html5-local-storage=${storage === 'on'}`,
  ];
  return new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With another strategy, each command would wait for the page to load, even if a file is held.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args },
  });
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = () => driver.switchTo().window(handle);
  const find = async (xpath: string) => {
    await here();
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), WAIT_MS);
    await driver.wait(until.elementIsVisible(element), WAIT_MS);
    // Scrolls at once, because the driver does not wait until a smooth scroll has ended.
    await driver.executeScript(SCROLL, element);
    return element;
  };
  /** Starts a navigation. Waits for the new document, unless only the hash changes. */
  const load = async (start: () => Promise<void>, staysHere = false, soon?: 'soon') => {
    await here();
    await driver.executeScript('window.isLeft = !arguments[0]', staysHere);
    await start();
    const state = soon ? 'readyState' : "readyState === 'complete'";
    const script = `return !window.isLeft && document.${state}`;
    await driver.wait(() => driver.executeScript(script).catch(() => false), WAIT_MS);
  };
  const keys = async (text: string) => {
    await here();
    await driver.actions().sendKeys(text).perform();
  };
  return {
    open: (url, soon) => load(() => driver.get(url), url.includes('#'), soon),
    read: async (script, ...args) => {
      await here();
      return driver.executeScript(`return (${String(script)})(...arguments)`, ...args);
    },
    click: async (xpath) => (await find(xpath)).click(),
    fill: async (xpath, text) => {
      const field = await find(xpath);
      await field.click();
      await field.sendKeys(Keys.chord(Keys.CONTROL, 'a'));
      await field.sendKeys(Keys.BACK_SPACE);
      await field.sendKeys(text);
    },
    type: keys,
    press: (key) => keys(KEYS[key]),
    reload: () => load(() => driver.navigate().refresh()),
    resize: async (width, height) => {
      await here();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + BAR });
    },
    another: async () => {
      await driver.switchTo().newWindow('tab');
      return tabOf(driver, await driver.getWindowHandle());
    },
  };
}

async function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  // Without a window manager, the window under the pointer has the focus. The pointer rests in the
  // middle of the display, so the display must be smaller than every window.
  const words = ['-displayfd', '3', '-screen', '0', '300x200x24'];
  const xvfb = spawn(programPath('Xvfb'), words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , number] = xvfb.stdio;
  if (!number) throw new Error('Xvfb has no pipe for its display number.');
  const [printed] = (await once(number, 'data')) as [Buffer];
  return { display: `:${printed.toString().trim()}`, xvfb };
}
