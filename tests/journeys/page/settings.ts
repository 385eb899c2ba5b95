import type { Tab } from '../browsers/Browser.ts';

export interface Setting {
  /** The size of the window in CSS pixels: zoom makes it smaller. */
  window?: readonly [width: number, height: number];
  /** Media features of the browser or the system; only Chromium emulates them. */
  features?: Record<string, string>;
  media?: 'print';
  /** Styles of the visitor. */
  css?: string;
  dir?: 'rtl';
}

/** What a visitor can set in the browser or the system. */
export const settings: Record<string, Setting> = {
  'a window of 2560 pixels': { window: [2560, 1440] },
  'zoom of 200 %': { window: [640, 400] },
  'zoom of 400 %': { window: [320, 200] },
  'text of 200 %': { window: [390, 800], css: 'html { font-size: 32px }' },
  'text spacing': {
    window: [320, 800],
    css: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`,
  },
  'right to left': { dir: 'rtl' },
  'right to left on a phone': { window: [390, 800], dir: 'rtl' },
  'forced colors': { features: { 'forced-colors': 'active' } },
  'forced colors, dark': {
    features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' },
  },
  'more contrast': { features: { 'prefers-contrast': 'more' } },
  print: { window: [665, 913], media: 'print' },
  'print where the system is dark': {
    window: [665, 913],
    media: 'print',
    features: { 'prefers-color-scheme': 'dark' },
  },
};

/** Chooses one setting and resets the others. */
export async function choose(tab: Tab, setting: Setting): Promise<void> {
  const { window: [width, height] = [1280, 800], features, media, css = '', dir = 'ltr' } = setting;
  await tab.resize(width, height);
  await tab.chromium?.emulate({ 'prefers-reduced-motion': 'reduce', ...features }, media);
  await tab.read(
    (styles, direction) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.dir = direction;
      // The contents of the policy, which stay in the window, may lie on text that scrolls by.
      window.scrollTo(0, 0);
    },
    css,
    dir,
  );
}
