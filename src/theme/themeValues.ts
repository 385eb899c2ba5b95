import { createTheme } from '@mui/material/styles';
import { isUnread, themeOptions } from './themeOptions.ts';

const UNREAD_VARIANTS = /^(?:h[456]|subtitle\d|overline)$/;
const UNREAD_ROLES = /^(?:secondary|warning|info|success)$/;

/** Channels are read for the few colors that MUI's parts make transparent. */
const READ_CHANNELS = /(?:text-primary|primary-main|common-onBackground)Channel$/;
const UNREAD_VARIABLES =
  /^--mui-(?:shadows|layout|raised|timing|zIndex|opacity-(?:inputUnderline|switch)|palette-(?:Input|blueprint-(?:raised|deep)|text-icon|divider|primary-light|error-(?:light|dark|contrastText)|common-(?:black|background|onBackground$)|action-(?:hover$|selected|focus|activated|disabledOpacity)))/;

const unread = (keys: readonly string[]) =>
  isUnread(keys) || (keys[0] === 'palette' && UNREAD_ROLES.test(keys[1] ?? ''));

/**
 * What MUI makes of the tokens, as data: all but the functions, and no more than the site reads.
 */
export function themeValues() {
  const theme = createTheme(themeOptions('media', unread));
  const { breakpoints, layout, motion, palette, raised, shape, shadows, timing } = theme;
  const { colorSchemes, typography, zIndex } = theme;
  return {
    values: {
      breakpoints: { values: breakpoints.values },
      layout,
      motion,
      opacity: colorSchemes.light?.opacity,
      // MUI's button reads two greys before it looks for their variables.
      palette: pick(palette, (name) => name === 'grey' || !unread(['palette', name])),
      raised,
      shadows,
      shape,
      timing,
      typography: pick(typography, (name) => !UNREAD_VARIANTS.test(name)),
      zIndex,
    },
    /** The style sheets that define the CSS variables in both color schemes. */
    styleSheets: readVariables(theme.generateStyleSheets()) as object[],
  };
}

/** The data of an object under the names to keep. */
function pick(value: object, keep: (name: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => typeof part !== 'function' && keep(name)),
  );
}

/** A style sheet without the variables that no rule of the site reads. */
function readVariables(sheet: unknown): unknown {
  if (Array.isArray(sheet)) return sheet.map(readVariables);
  if (typeof sheet !== 'object' || sheet === null) return sheet;
  return Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => !UNREAD_VARIABLES.test(name))
      .filter(([name]) => !name.endsWith('Channel') || READ_CHANNELS.test(name))
      .map(([name, value]) => [name, readVariables(value)]),
  );
}
