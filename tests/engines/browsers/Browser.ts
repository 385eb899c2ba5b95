export interface BrowserOptions {
  /** The width of the page in CSS pixels. */
  width: number;
  dark: boolean;
  /** Off: as in a browser that plays no video. */
  media: 'on' | 'off';
  /** Off: as where a browser is told to keep nothing of a site. */
  storage: 'on' | 'off';
}

/** A tab of a real browser, as far as the scenarios use one. Elements are named by XPath. */
export interface Tab {
  /** Opens a URL, and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Gives the value of an expression in the page, which may be a promise. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks as a pointer does, once the element is there. */
  click: (xpath: string) => Promise<void>;
  /** Types in place of what stands in a field, by the keyboard. */
  fill: (xpath: string, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Tab') => Promise<void>;
  reload: () => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Uint8Array>;
  /** A second tab of the same browser. */
  another: () => Promise<Tab>;
}

export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

export type OpenBrowser = (options: BrowserOptions) => Promise<Browser>;
