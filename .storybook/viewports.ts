import { breakpoints } from '../src/theme/tokens.ts';

/** The widths in pixels of a small phone, a common phone, the theme's breakpoints and a desktop. */
const widths = [320, 390, breakpoints.sm, breakpoints.md, breakpoints.lg, 1440];

/** The sizes for the toolbar and the pictures, with names such as `w320`. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < breakpoints.md ? '844px' : '900px' },
    },
  ]),
);
