import { spawnSync } from 'node:child_process';
import type { Page } from 'puppeteer-core';

export interface BrowserOptions {
  width: number;
  height: number;
  dark: boolean;
  reducedMotion: boolean;
}

/** A tab of a real browser. Elements are identified by XPath. */
export interface Tab {
  /** Opens a URL and waits until it has loaded. With `'soon'`, does not wait for scripts. */
  open: (url: string, until?: 'soon') => Promise<void>;
  /** Runs a function in the page and returns the result. Awaits the result if it is a promise. */
  read: <Value, Args extends readonly unknown[]>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  /** Waits until the element is visible, and clicks it with the pointer. */
  click: (xpath: string) => Promise<void>;
  /** Uses the keyboard to replace the text of a field. */
  fill: (xpath: string, text: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Chromium only: Puppeteer's page, for media features, layout shifts and the DevTools Protocol. */
  page?: Page;
}

export type Key = 'Enter' | 'Tab' | 'Escape';

export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

/** Returns the path of the first installed program. Throws if none is installed. */
export function programPath(...names: readonly string[]): string {
  const [path] = spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n');
  if (!path) throw new Error(`${names[0]} is not installed: see docs/browsers.md.`);
  return path;
}
