import { create } from 'storybook/theming';
import logo from '../src/assets/logo/logo.svg';
import reversedLogo from '../src/assets/logo/logo-reversed.svg';
import { dark, light } from '../src/theme/tokens.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme of Storybook's interface: the site's logo and color, in the system's color scheme. */
export const siteTheme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'ProBuilt stories',
  brandImage: isDark ? reversedLogo : logo,
  brandTarget: '_self',
  colorPrimary: (isDark ? dark : light).primary.main,
  // The background of the selected row, whose text is white.
  colorSecondary: isDark ? dark.line.control : light.primary.main,
});
