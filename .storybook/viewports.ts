import { breakpoints } from '../src/theme/tokens.ts';

/** The widths in pixels of phones, tablets, the theme's breakpoints and a desktop. */
const widths = [320, 390, breakpoints.sm, 768, breakpoints.md, 1024, breakpoints.lg, 1440];

const size = (width: number, height: number) => ({
  name: `${width} × ${height} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The sizes for the toolbar and the pictures, with names such as `w320`. */
export const viewports = {
  ...Object.fromEntries(
    widths.map((width) => [`w${width}`, size(width, width < breakpoints.md ? 844 : 900)]),
  ),
  // Windows of other heights, in which src/theme/measures.ts sets another unit.
  low: size(844, 390),
  laptop: size(1366, 625),
  large: size(1440, 1000),
};
