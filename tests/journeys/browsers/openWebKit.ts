import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../support/server/freePort.ts';
import { programPath, type Browser, type BrowserOptions, type Key, type Tab } from './Browser.ts';

/** The height of the toolbar above the page. */
const BAR = 36;
const PATIENCE = { timeout: 60_000, interval: 50 };
// Without this GTK style sheet, the window is at least 447 pixels wide, because of its buttons.
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }';

/** Keys as WebDriver encodes them. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' };
const BACKSPACE = '\uE003';

/** Sends a command to a session of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). */
type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/**
 * Opens WebKitGTK over WebDriver, in a window on a virtual display. The driver cannot read the
 * console, so the fault proxy collects the messages that pages log.
 */
export async function openWebKit(options: BrowserOptions): Promise<Browser> {
  const config = mkdtempSync(join(tmpdir(), 'gateway-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW);
  const animations = `gtk-enable-animations=${!options.reducedMotion}`;
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), `[Settings]\n${animations}\n`);
  // Without a window manager, the window under the pointer has the focus. The pointer rests in the
  // middle of the display, so the display must be smaller than every window.
  const xvfb = spawn(programPath('Xvfb'), ['-displayfd', '1', '-screen', '0', '300x200x24']);
  const [number] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programPath('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: config },
  });
  const send = senderTo(`http://127.0.0.1:${port}`);
  await vi.waitUntil(() => send('GET', 'status').catch(() => false), PATIENCE);
  const { sessionId } = await send<{ sessionId: string }>('POST', 'session', {
    capabilities: { alwaysMatch: capabilitiesFor(options) },
  });
  const ask: Send = (method, path, body) => send(method, `session/${sessionId}/${path}`, body);
  const tab = tabOf(ask);
  await tab.resize(options.width, options.height);
  const close = async () => {
    await ask('DELETE', '').catch(() => undefined);
    driver.kill();
    xvfb.kill();
    rmSync(config, { recursive: true, force: true });
  };
  return { tab, close };
}

const senderTo =
  (url: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

function capabilitiesFor({ dark }: BrowserOptions) {
  const binary = programPath(...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])];
  return {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With another strategy, each command would wait for the page to load, even if a file is held.
    pageLoadStrategy: 'none',
    timeouts: { script: PATIENCE.timeout },
    'webkitgtk:browserOptions': { binary, args },
  };
}

function tabOf(ask: Send): Tab {
  const post = <Value>(path: string, body: object = {}) => ask<Value>('POST', path, body);
  const run = <Value>(script: string, ...args: readonly unknown[]) =>
    post<Value>('execute/sync', { script: `return (${script})(...arguments)`, args });
  const find = async (xpath: string) => {
    const found = await vi.waitUntil(
      () => run<Record<string, string> | null>(String(showElement), xpath).catch(() => null),
      PATIENCE,
    );
    return `element/${Object.values(found)[0]}`;
  };
  /** Starts a navigation. Waits for the new document, unless only the hash changes. */
  const load = async (start: () => Promise<unknown>, staysHere = false, soon?: 'soon') => {
    await run('(stays) => void (window.isLeft = !stays)', staysHere);
    await start();
    const isThere = `() => !window.isLeft && document.readyState${soon ? '' : " === 'complete'"}`;
    await vi.waitUntil(() => run(isThere).catch(() => false), PATIENCE);
  };
  const type = (text: string) => {
    const actions = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]).flat();
    return post<void>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: (url, soon) => load(() => post('url', { url }), url.includes('#'), soon),
    read: (script, ...args) => run(String(script), ...args),
    click: async (xpath) => post(`${await find(xpath)}/click`),
    fill: async (xpath, text) => {
      await post(`${await find(xpath)}/click`);
      await run('() => document.activeElement.select()');
      await type(BACKSPACE + text);
    },
    type,
    press: (key) => type(KEYS[key]),
    reload: () => load(() => post('refresh')),
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height: height + BAR }),
  };
}

/** Returns an element once it is visible. Scrolls at once, as the driver waits for no scrolling. */
function showElement(xpath: string): Element | null {
  const element = document.evaluate(xpath, document, null, 9).singleNodeValue as Element | null;
  if (!element?.checkVisibility({ visibilityProperty: true })) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
