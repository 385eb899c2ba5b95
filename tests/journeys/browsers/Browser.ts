import type { CDPSession } from 'puppeteer-core';

export interface BrowserOptions {
  /** The size of the page in CSS pixels. */
  width: number;
  height: number;
  dark: boolean;
  reducedMotion: boolean;
  /** 'off' if the visitor blocks all storage. */
  storage: 'on' | 'off';
  /** Chromium only: uses the installed browser, if any, with the fonts of this machine. */
  installed?: boolean;
  /** Chromium only: renders like the reference pictures of the stories. */
  picture?: boolean;
}

/** A tab of a real browser. Elements are identified by XPath. */
export interface Tab {
  /** Opens a URL and waits until it is loaded; `'soon'` does not wait for its scripts. */
  open: (url: string, until?: 'soon') => Promise<void>;
  /** Runs a function in the page and returns its value, which may be a promise. */
  read: <Value, Args extends readonly unknown[]>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  /** Clicks with the pointer, once the element is visible. */
  click: (xpath: string) => Promise<void>;
  /** Uses the keyboard to replace the text of a field. */
  fill: (xpath: string, text: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Opens a second tab in the same browser. */
  another: () => Promise<Tab>;
  /** Functions that only Chromium's protocol offers. */
  chromium?: Chromium;
}

export type Key = 'Enter' | 'Tab' | 'Escape';

export interface Chromium {
  cdp: CDPSession;
  /** Emulates a medium and media features, such as `forced-colors`, and resets all others. */
  emulate: (features: Record<string, string>, media?: 'print' | '') => Promise<void>;
  /** Runs a function in each new document, before its own scripts. */
  beforeScripts: (script: () => void) => Promise<void>;
}

export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

/** Opens a browser with a new profile. `onFault` receives the errors and warnings of its pages. */
export type OpenBrowser = (
  options: BrowserOptions,
  onFault: (fault: string) => void,
) => Promise<Browser>;
