import { createTheme, type Theme } from '@mui/material/styles';
import { overrides } from './overrides.ts';
import { themeOptions } from './themeOptions.ts';

/** What stories set apart. */
export interface SiteThemeOptions {
  /**
   * How the color scheme is chosen: 'media' follows the system; an attribute's name lets a switch
   * set it on the root element.
   * @default 'media'
   */
  colorSchemeSelector?: string;
}

/** The one theme of the site and of its stories: tokens and overrides. */
export function createSiteTheme({ colorSchemeSelector = 'media' }: SiteThemeOptions = {}): Theme {
  return createTheme({ ...themeOptions(colorSchemeSelector), components: overrides });
}
