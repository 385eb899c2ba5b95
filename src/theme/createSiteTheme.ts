import {
  createTheme,
  shouldSkipGeneratingVar,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import { CAN_HOVER, overrides } from './overrides.ts';
import './themeTypes.ts';
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
        shouldSkipGeneratingVar: (keys) =>
          shouldSkipGeneratingVar(keys) || UNUSED.test(keys.join('-')),
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
      shape: { borderRadius: tokens.controlRadius },
      breakpoints: { values: tokens.breakpoints },
      shadows: noShadows,
      mixins: { canHover: CAN_HOVER, column: tokens.column, ...tokens.windows },
      layout: tokens.layout,
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

/** Custom properties that no style uses. Uncompressed, they would add 18 kB to every page. */
const UNUSED =
  /^(?:font|overlays|layout|raised|timing|zIndex|shadows-(?![02468]$)|palette-(?:(?!Button|Input)[A-Z]|grey|divider|(?:secondary|warning|info|success|error)-(?!main$|tint$)|(?!\w+-(?:primary|main|onBackground)Channel)\w+-\w+Channel))/;

const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;
