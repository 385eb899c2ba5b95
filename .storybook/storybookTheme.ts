import { create } from 'storybook/theming';
import { controlRadius, fontFamily, light } from '../src/theme/tokens.ts';
import logo from '../src/assets/logo/logo.svg';

/** Storybook's own frame and documents, in the site's colors and letters. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'ProBuilt stories',
  brandImage: logo,
  brandTarget: '_self',
  fontBase: fontFamily,
  colorPrimary: light.primary.main,
  colorSecondary: light.primary.main,
  appBg: light.background.sunken,
  appContentBg: light.background.paper,
  appPreviewBg: light.background.default,
  appBorderColor: light.line.subtle,
  appBorderRadius: controlRadius,
  textColor: light.text.primary,
  textMutedColor: light.text.secondary,
  barBg: light.background.paper,
  barTextColor: light.text.secondary,
  barSelectedColor: light.primary.main,
  barHoverColor: light.primary.dark,
  inputBorder: light.line.control,
  inputBorderRadius: controlRadius,
});
