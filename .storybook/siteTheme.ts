import { create } from 'storybook/theming';
import logo from '../src/assets/logo/logo.svg';
import reversedLogo from '../src/assets/logo/logo-reversed.svg';
import { dark, fontFamily, light } from '../src/theme/tokens.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const { background, line, primary, text } = isDark ? dark : light;

/** The theme of Storybook's interface: the site's colors and font, in the system's color scheme. */
export const siteTheme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'ProBuilt stories',
  brandImage: isDark ? reversedLogo : logo,
  brandTarget: '_self',
  fontBase: fontFamily,
  colorPrimary: primary.main,
  // The background of the selected row, whose text is white.
  colorSecondary: isDark ? line.control : primary.main,
  appBg: background.sunken,
  appContentBg: background.paper,
  appPreviewBg: background.default,
  appBorderColor: line.subtle,
  textColor: text.primary,
  textMutedColor: text.secondary,
  barBg: background.paper,
  barTextColor: text.secondary,
  barSelectedColor: primary.main,
});
