import { breakpoints, spacing } from './tokens.ts';

/** What changes with the window and on paper. No component outside `ui` knows its range. */
interface Measures {
  /** The unit of every distance: `theme.spacing(n)` and the props of Stack are multiples of it. */
  unit: string;
  /** The distance above the content of a page. */
  pageTop: string;
  /** The distance between the border of a sheet and its content. */
  inset: string;
  /** The height of the bubbles of the grid lines, which paper does not show. */
  bubble: string;
  /** The height of the window. Paper has none. */
  window: string;
  /** The height of the header with its border. */
  header: string;
  /** The number of columns of a sheet. */
  halves: 1 | 2;
  /** How many of the form's two columns a field takes, unless it is short. */
  field: 1 | 2;
  /** The number of columns of the gate's title block. */
  titles: 1 | 2;
  /** Whether there is room for the drawing beside the gate. */
  drawing: 'block' | 'none';
}

const phone = `@media (max-width: ${breakpoints.sm - 0.05}px)`;

/** Windows so low that the main button, Pause or the field would not be in view. */
export const windows = {
  shortWindow: `@media (min-width: ${breakpoints.md}px) and (max-height: 940px)`,
  smallLaptop: `@media (min-width: ${breakpoints.md}px) and (max-height: 740px)`,
  /** A phone on its side, or a laptop with 200 % zoom. */
  lowWindow: `@media (min-width: ${breakpoints.sm}px) and (max-width: ${breakpoints.md - 0.05}px) and (max-height: 500px)`,
  lowPhone: `${phone} and (max-height: 600px)`,
};

/** The measures where no later range changes them. */
const everywhere: Measures = {
  unit: `${spacing}px`,
  pageTop: 'clamp(36px, 5vw, 72px)',
  inset: 'clamp(18px, 3.1vw, 40px)',
  window: '100vh',
  header: '65px',
  bubble: '44px',
  halves: 1,
  field: 1,
  titles: 1,
  drawing: 'block',
};

/** The windows and paper, in order: a later range changes measures of earlier ones. */
const ranges: readonly (readonly [string, Partial<Measures>])[] = [
  ['@media all', everywhere],
  [phone, { unit: '2.5px', pageTop: '24px', field: 2 }],
  [`@media (min-width: ${breakpoints.md}px)`, { header: '77px', halves: 2 }],
  [windows.shortWindow, { unit: '3.5px', pageTop: '36px' }],
  [windows.smallLaptop, { unit: '2.25px', pageTop: '20px', titles: 2 }],
  [windows.lowWindow, { unit: '2px', pageTop: '16px', titles: 2, drawing: 'none' }],
  [
    '@media print',
    {
      unit: '2.5px',
      pageTop: '16pt',
      inset: '12pt',
      window: '0px',
      header: '50px',
      bubble: '0px',
      halves: 2,
    },
  ],
];

/** The styles of the root that set the measures of each range. */
export const measuresOfRanges = Object.fromEntries(
  ranges.map(([query, values]) => [
    query,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])),
  ]),
);

/** The measures as CSS values: `theme.measures`. */
export const measures = Object.fromEntries(
  Object.keys(everywhere).map((name) => [name, `var(--${name})`]),
) as Readonly<Record<keyof Measures, string>>;

/** A distance, in units of the range. */
export const distance = (units: number) => `calc(${units} * ${measures.unit})`;

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
