import { breakpoints } from '../src/theme/tokens.ts';

/** A small and a common phone, each breakpoint of the theme, and a desk, in pixels of width. */
const widths = [320, 390, breakpoints.sm, breakpoints.md, breakpoints.lg, 1440];

/** The sizes that the toolbar and the review pictures use, by name: `w320` and so on. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < breakpoints.md ? '844px' : '900px' },
    },
  ]),
);
