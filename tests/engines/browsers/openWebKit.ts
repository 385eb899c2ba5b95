import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/host/freePort.ts';
import type { Browser, BrowserOptions, Tab } from './Browser.ts';
import { programPath } from './programPath.ts';

const SIZE = { x: 0, y: 0, height: 836 };
const WAIT_MS = 60_000;
// Without it, the buttons of the window keep it at 447 pixels.
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }';

const SCROLL = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** WebKit as GTK has it, by its WebDriver, in a window of a virtual display. */
export async function openWebKit(options: BrowserOptions): Promise<Browser> {
  const config = mkdtempSync(join(tmpdir(), 'gateway-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW);
  const { display, xvfb } = await startDisplay();
  const { program, url } = await startDriver(display, config);
  const stop = () => {
    program.kill();
    xvfb.kill();
    rmSync(config, { recursive: true, force: true });
  };
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(capabilitiesFor(options))
    .build();
  await driver.manage().setTimeouts({ script: WAIT_MS });
  await driver
    .manage()
    .window()
    .setRect({ ...SIZE, width: options.width });
  return {
    tab: tabOf(driver, await driver.getWindowHandle()),
    close: () => driver.quit().finally(stop),
  };
}

function capabilitiesFor({ dark, media, storage }: BrowserOptions): Capabilities {
  const binary = programPath(`/usr/lib/${machine()}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  const args = [
    '--automation',
    ...(dark ? ['--dark-mode'] : []),
    `--enable-media=${media === 'on'}`,
    `--enable-html5-local-storage=${storage === 'on'}`,
  ];
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  });
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = () => driver.switchTo().window(handle);
  const find = async (xpath: string) => {
    await here();
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), WAIT_MS);
    await driver.wait(until.elementIsVisible(element), WAIT_MS);
    // The driver does not wait until a smooth scroll has brought it there.
    await driver.executeScript(SCROLL, element);
    return element;
  };
  return {
    open: async (url) => {
      await here();
      await driver.get(url);
    },
    read: async <Value>(expression: string) => {
      await here();
      return driver.executeScript<Value>(`return (${expression})`);
    },
    click: async (xpath) => (await find(xpath)).click(),
    fill: async (xpath, text) => {
      const field = await find(xpath);
      await field.click();
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
      await field.sendKeys(Key.BACK_SPACE);
      await field.sendKeys(text);
    },
    press: async (key) => {
      await here();
      await driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.TAB)
        .perform();
    },
    reload: async () => {
      await here();
      await driver.navigate().refresh();
    },
    picture: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    another: async () => {
      await driver.switchTo().newWindow('tab');
      return tabOf(driver, await driver.getWindowHandle());
    },
  };
}

/** The name of this processor in the folders of Debian. */
function machine(): string {
  return process.arch === 'arm64' ? 'aarch64' : 'x86_64';
}

async function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const xvfb = spawn(programPath('Xvfb'), words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , number] = xvfb.stdio;
  if (!number) throw new Error('Xvfb has no pipe to tell its display.');
  const [said] = (await once(number, 'data')) as [Buffer];
  return { display: `:${said.toString().trim()}`, xvfb };
}

async function startDriver(display: string, config: string) {
  const port = await freePort();
  const program = spawn(programPath('WebKitWebDriver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { program, url };
    if (program.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
  }
}
