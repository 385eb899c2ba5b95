import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { overrides } from './overrides.ts';
import * as tokens from './tokens.ts';
import './themeTypes.ts';

export interface SiteThemeOptions {
  /** What every MUI link and link button renders; the site passes its router's link. */
  linkComponent?: ElementType;
  /**
   * How the color scheme is chosen: 'media' follows the system; an attribute's name lets a switch
   * set it on the root element.
   * @default 'media'
   */
  colorSchemeSelector?: string;
}

/** The one theme of the site and of its stories: tokens, overrides and the link component. */
export function createSiteTheme(options: SiteThemeOptions = {}): Theme {
  const { linkComponent, colorSchemeSelector = 'media' } = options;
  return createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: {
      light: { palette: palette(tokens.light) },
      dark: { palette: palette(tokens.dark) },
    },
    typography: {
      fontFamily: tokens.fontFamily,
      ...tokens.type,
      button: { ...tokens.type.button, textTransform: 'none' },
    },
    shape: { borderRadius: tokens.controlRadius },
    breakpoints: { values: tokens.breakpoints },
    layout: tokens.layout,
    raised: tokens.shadows,
    components: linkComponent ? withLinks(linkComponent) : overrides,
  });
}

function palette(roles: tokens.ColorRoles) {
  return { ...roles, divider: roles.line.subtle };
}

function withLinks(linkComponent: ElementType): typeof overrides {
  return {
    ...overrides,
    MuiLink: {
      ...overrides.MuiLink,
      defaultProps: { ...overrides.MuiLink?.defaultProps, component: linkComponent },
    },
    MuiButtonBase: {
      ...overrides.MuiButtonBase,
      defaultProps: { ...overrides.MuiButtonBase?.defaultProps, LinkComponent: linkComponent },
    },
  };
}
