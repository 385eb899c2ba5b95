import { createTheme } from '@mui/material/styles';
import { isUnread, themeOptions } from './themeOptions.ts';

const UNREAD_VARIANTS = /^(?:h[456]|subtitle\d|overline)$/;
const UNREAD_ROLES = /^(?:secondary|warning|info|success)$/;

const unread = (keys: readonly string[]) =>
  isUnread(keys) || (keys[0] === 'palette' && UNREAD_ROLES.test(keys[1] ?? ''));

/** What MUI makes of the tokens, as data: all but the functions, and no more than the site reads. */
export function themeValues() {
  const theme = createTheme(themeOptions('media', unread));
  const { breakpoints, layout, mixins, motion, palette, raised, shape, shadows } = theme;
  const { colorSchemes, typography, zIndex } = theme;
  const plain = (value: object, keep: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(value).filter(([name, part]) => typeof part !== 'function' && keep(name)),
    );
  return {
    values: {
      breakpoints: { values: breakpoints.values },
      layout,
      mixins,
      motion,
      opacity: colorSchemes.light?.opacity,
      // MUI's button reads two greys before it looks for their variables.
      palette: plain(palette, (name) => name === 'grey' || !unread(['palette', name])),
      raised,
      shadows,
      shape,
      typography: plain(typography, (name) => !UNREAD_VARIANTS.test(name)),
      zIndex,
    },
    /** The style sheets that define the CSS variables in both color schemes. */
    styleSheets: theme.generateStyleSheets(),
  };
}
