import { breakpoints } from '../src/theme/tokens.ts';

/** In pixels: a small and a common phone, each breakpoint of the theme, and a desktop. */
const widths = [320, 390, breakpoints.sm, breakpoints.md, breakpoints.lg, 1440];

/** The sizes for the toolbar and the pictures, by name: `w320` and so on. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < breakpoints.md ? '844px' : '900px' },
    },
  ]),
);
