import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { siteComponents } from './siteComponents.ts';
import { themeOptions } from './themeOptions.ts';

/** What the site and its stories set apart. */
export interface SiteThemeOptions {
  /** What every MUI link and link button renders; the site passes its own link. */
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
    ...themeOptions(colorSchemeSelector),
    components: siteComponents(linkComponent),
  });
}
