import { create } from 'storybook/theming';
import { controlRadius, dark, fontFamily, light } from '../src/theme/tokens.ts';
import logo from '../src/assets/logo/logo.svg';
import reversedLogo from '../src/assets/logo/logo-reversed.svg';

/** Storybook's own frame and documents in the site's colors and letters, in the system's scheme. */
export function frameTheme() {
  return inDark()
    ? themeOf('dark', dark, dark.line.control, reversedLogo)
    : themeOf('light', light, light.primary.main, logo);
}

/** Whether the system is dark. */
export function inDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** `selected` is the ground of the selected row, on which Storybook writes in white. */
function themeOf(
  base: 'light' | 'dark',
  roles: typeof light,
  selected: string,
  brandImage: string,
) {
  return create({
    base,
    brandTitle: 'ProBuilt stories',
    brandImage,
    brandTarget: '_self',
    fontBase: fontFamily,
    colorPrimary: roles.primary.main,
    colorSecondary: selected,
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
    inputBg: roles.background.paper,
    inputTextColor: roles.text.primary,
    inputBorder: roles.line.control,
    inputBorderRadius: controlRadius,
  });
}
