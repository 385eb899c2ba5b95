import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { CAN_HOVER, overrides } from './overrides.ts';
import './themeTypes.ts';
import { cells, distance, measures } from './measures.ts';
import * as tokens from './tokens.ts';

interface SiteThemeOptions {
  /** The element or component of MUI's links and link buttons; by default `a`. */
  linkComponent?: ElementType;
  /** 'media' follows the system. With an attribute's name, the scheme depends on that attribute. */
  colorSchemeSelector?: string;
}

export function createSiteTheme(options: SiteThemeOptions = {}): Theme {
  const { linkComponent = 'a', colorSchemeSelector = 'media' } = options;
  return createTheme(
    {
      cssVariables: {
        colorSchemeSelector,
        shouldSkipGeneratingVar: ([branch = '', role = '', shade]) =>
          branch === 'palette'
            ? !ROLES.includes(role) && shade !== 'main'
            : !BRANCHES.includes(branch),
      },
      colorSchemes: {
        light: { palette: tokens.light },
        dark: { palette: tokens.dark },
      },
      typography: {
        fontFamily: tokens.fontFamily,
        ...tokens.type,
        button: { ...tokens.type.button, textTransform: 'none' },
      },
      spacing: distance,
      shape: { borderRadius: tokens.controlRadius },
      breakpoints: { values: tokens.breakpoints },
      shadows: noShadows,
      mixins: { canHover: CAN_HOVER, column: tokens.column, cells },
      layout: tokens.layout,
      measures,
      raised: tokens.shadows,
      timing: tokens.motion,
      components: overrides,
    },
    {
      components: {
        MuiLink: { defaultProps: { component: linkComponent } },
        MuiButtonBase: { defaultProps: { LinkComponent: linkComponent } },
      },
    },
  );
}

/** The parts of the theme that styles read as variables. Every page contains all variables. */
const BRANCHES = ['opacity', 'shadows', 'shape'];
/** MUI's components also read the `main` shade of colors that the site does not use. */
const ROLES = [...Object.keys(tokens.light), 'action', 'common', 'Button', 'Input'];

const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;
