import { breakpoints, spacing, windows } from './tokens.ts';

/**
 * The measures of a range. `spacing` is the unit of every distance: `theme.spacing(n)` and the props of
 * Stack are multiples of it, so a range is tighter if its unit is smaller.
 */
interface Measures {
  /** The unit of distances, which replaces MUI's. */
  '--mui-spacing': string;
  /** The distance above the content of a page. */
  '--page-top': string;
  /** The distance between the border of a sheet and its content. */
  '--inset': string;
  /** The height of the bubbles of the grid lines, which paper does not show. */
  '--bubble': string;
  /** The height of the header with its border. */
  '--header': string;
  /** The number of columns of a sheet. */
  '--halves': 1 | 2;
  /** The number of fields side by side. */
  '--pairs': 1 | 2;
}

/** The windows and paper, in order: a later range changes measures of earlier ones. */
const ranges: readonly (readonly [string, Partial<Measures>])[] = [
  [
    '@media all',
    {
      '--mui-spacing': `${spacing}px`,
      '--page-top': 'clamp(36px, 5vw, 72px)',
      '--inset': 'clamp(18px, 3.1vw, 40px)',
      '--header': '77px',
      '--bubble': '44px',
      '--halves': 1,
      '--pairs': 2,
    },
  ],
  [
    `@media (max-width: ${breakpoints.sm - 0.05}px)`,
    { '--mui-spacing': '2.5px', '--page-top': '24px', '--header': '65px', '--pairs': 1 },
  ],
  [`@media (min-width: ${breakpoints.md}px)`, { '--halves': 2 }],
  [windows.shortWindow, { '--mui-spacing': '3.5px', '--page-top': '36px' }],
  [windows.smallLaptop, { '--mui-spacing': '2.25px', '--page-top': '20px' }],
  [windows.lowWindow, { '--mui-spacing': '2px', '--page-top': '16px' }],
  [
    '@media print',
    {
      '--mui-spacing': '2.5px',
      '--page-top': '16pt',
      '--inset': '12pt',
      '--bubble': '0px',
      '--halves': 2,
    },
  ],
];

/** Sets the measures. `:root:root` overrides the rule of the theme, which comes later. */
export const measures = Object.fromEntries(
  ranges.map(([query, values]) => [query, { ':root:root': values }]),
);

/** Cells with a rule between them, whether they stand side by side or one below the other. */
export const cells = (columns: string, rule: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: columns,
    // Hides the rules above the first row and before the first column.
    overflow: 'clip',
    '& > *': {
      marginBlockStart: -1,
      marginInlineStart: -1,
      borderBlockStart: `1px solid ${rule}`,
      borderInlineStart: `1px solid ${rule}`,
    },
  }) as const;
