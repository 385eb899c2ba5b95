import type { CDPSession } from 'puppeteer-core';

export interface BrowserOptions {
  width: number;
  height: number;
  dark: boolean;
  reducedMotion: boolean;
  /** 'off' imitates a visitor who blocks browser storage. */
  storage: 'on' | 'off';
  /** Chromium only: prefers an installed browser, which uses the fonts of this machine. */
  installed?: boolean;
  /** Chromium only: uses the same browser and options as the pictures of stories. */
  picture?: boolean;
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
  another: () => Promise<Tab>;
  /** Functions that need Chromium's DevTools Protocol. */
  chromium?: Chromium;
}

export type Key = 'Enter' | 'Tab' | 'Escape';

export interface Chromium {
  cdp: CDPSession;
  /** Emulates a media type and features, such as `forced-colors`. Resets omitted features. */
  emulate: (features: Record<string, string>, media?: 'print' | '') => Promise<void>;
  /** Runs a function in each new document before the scripts of that document. */
  beforeScripts: (script: () => void) => Promise<void>;
}

export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

/** Opens a browser with a new profile. Errors and warnings go to `onFault`, except in WebKit. */
export type OpenBrowser = (
  options: BrowserOptions,
  onFault: (fault: string) => void,
) => Promise<Browser>;
