import { create } from 'storybook/theming';
import { controlRadius, dark, fontFamily, light } from '../src/theme/tokens.ts';
import logo from '../src/assets/logo/logo.svg';
import reversedLogo from '../src/assets/logo/logo-reversed.svg';

/** Storybook's own frame and documents, in the site's colors and letters. */
export const storybookTheme = themeOf('light', light, logo);

/** The frame where the system is dark. The documents stay light. */
export const darkFrame = themeOf('dark', dark, reversedLogo);

function themeOf(base: 'light' | 'dark', roles: typeof light, brandImage: string) {
  return create({
    base,
    brandTitle: 'ProBuilt stories',
    brandImage,
    brandTarget: '_self',
    fontBase: fontFamily,
    colorPrimary: roles.primary.main,
    colorSecondary: roles.primary.main,
    appBg: roles.background.sunken,
    appContentBg: roles.background.paper,
    appPreviewBg: roles.background.default,
    appBorderColor: roles.line.subtle,
    appBorderRadius: controlRadius,
    textColor: roles.text.primary,
    textMutedColor: roles.text.secondary,
    barBg: roles.background.paper,
    barTextColor: roles.text.secondary,
    barSelectedColor: roles.primary.main,
    barHoverColor: roles.primary.dark,
    inputBorder: roles.line.control,
    inputBorderRadius: controlRadius,
  });
}
