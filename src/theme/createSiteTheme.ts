import {
  createTheme,
  shouldSkipGeneratingVar,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
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

// The design has two shadows of its own (tokens); MUI's twenty-four stay flat.
const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;

const UNREAD_ROOTS = /^(?:font|overlays)$/;
const UNREAD_COLORS =
  /^(?:grey|Avatar|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|Step\w+|Switch|TableCell|Tooltip)$/;

/** True for the variables that no part of the site reads: every page would carry them in vain. */
function unread(keys: string[]): boolean {
  const [root = '', color = ''] = keys;
  const unreadColor = root === 'palette' && UNREAD_COLORS.test(color);
  return shouldSkipGeneratingVar(keys) || UNREAD_ROOTS.test(root) || unreadColor;
}

/** The one theme of the site and of its stories: tokens, overrides and the link component. */
export function createSiteTheme(options: SiteThemeOptions = {}): Theme {
  const { linkComponent, colorSchemeSelector = 'media' } = options;
  return createTheme({
    cssVariables: { colorSchemeSelector, shouldSkipGeneratingVar: unread },
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
    shadows: noShadows,
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
