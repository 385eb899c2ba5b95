import { shouldSkipGeneratingVar, type Shadows } from '@mui/material/styles';
import './themeTypes.ts';
import * as tokens from './tokens.ts';

// The design has two shadows of its own (tokens); MUI's twenty-four stay flat.
const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;

const UNREAD_ROOTS = /^(?:font|overlays|spacing)$/;
const UNREAD_COLORS =
  /^(?:grey|Alert|AppBar|Avatar|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|Step\w+|Switch|TableCell|Tooltip)$/;

/**
 * True for the values of MUI's theme that nothing on the site reads: every page would carry them in
 * vain.
 */
export function isUnread([root = '', color = '']: readonly string[]): boolean {
  return UNREAD_ROOTS.test(root) || (root === 'palette' && UNREAD_COLORS.test(color));
}

/**
 * The tokens as MUI takes them.
 * @param colorSchemeSelector 'media' follows the system; an attribute's name lets a switch set it.
 * @param unread true for the values that get no CSS variable.
 */
export function themeOptions(colorSchemeSelector: string, unread = isUnread) {
  return {
    cssVariables: {
      colorSchemeSelector,
      shouldSkipGeneratingVar: (keys: string[]) => shouldSkipGeneratingVar(keys) || unread(keys),
    },
    colorSchemes: {
      light: { palette: palette(tokens.light) },
      dark: { palette: palette(tokens.dark) },
    },
    typography: {
      fontFamily: tokens.fontFamily,
      ...tokens.type,
      button: { ...tokens.type.button, textTransform: 'none' as const },
    },
    shape: { borderRadius: tokens.controlRadius },
    breakpoints: { values: tokens.breakpoints },
    shadows: noShadows,
    layout: tokens.layout,
    raised: tokens.shadows,
    timing: tokens.motion,
  };
}

function palette(roles: tokens.ColorRoles) {
  return { ...roles, divider: roles.line.subtle };
}
