/** The accent color: a background for `ink`, never a text color. Only drawings use `side`. */
const hivis = {
  main: '#FF7C26',
  hover: '#FF8C42',
  active: '#F56A12',
  edge: '#C4500A',
  side: '#D9580A',
  ink: '#0B1622',
};
const onBlueprint = { line: '#D5E3FA', ink: '#FFFFFF', inkSecondary: '#D5E3FA' };

/** Colors by role. After a change, run `npx node tools/brand/brand.ts` and remake the video. */
export const light = {
  background: { default: '#F4F5F2', paper: '#FFFFFF', sunken: '#E9ECE8' },
  text: { primary: '#0B1622', secondary: '#3F4D5A' },
  primary: { main: '#1747A6', dark: '#0F3069', contrastText: '#FFFFFF' },
  hivis,
  /** `grid` is for decorative lines, which keep their color if a visitor prefers more contrast. */
  line: { grid: '#D2D8D4', subtle: '#D2D8D4', control: '#6B7782', ink: '#0B1622' },
  blueprint: { main: '#123A7A', raised: '#1A4890', deep: '#0F3069', ...onBlueprint },
  error: { main: '#9E0E27', tint: '#FBEBED' },
  notice: { main: '#0B1622', tint: '#E9ECE8' },
  focus: { main: '#1747A6', onBlueprint: '#FFFFFF' },
};

export type ColorRoles = typeof light;

export const dark: ColorRoles = {
  background: { default: '#08172F', paper: '#0E2448', sunken: '#061226' },
  text: { primary: '#F0F5FD', secondary: '#BACBE6' },
  primary: { main: '#A6CCFF', dark: '#D5E6FF', contrastText: '#0B1622' },
  hivis,
  line: { grid: '#223D6B', subtle: '#223D6B', control: '#7893C0', ink: '#8FA9D4' },
  blueprint: { main: '#10336C', raised: '#184285', deep: '#0C2854', ...onBlueprint },
  error: { main: '#FF9090', tint: '#331A2E' },
  notice: { main: '#F0F5FD', tint: '#18325E' },
  focus: { main: '#A6CCFF', onBlueprint: '#FFFFFF' },
};

/** The colors of mails in both schemes, readable also if a mail program recolors a mail. */
export const mail = { column: '#2F6FD0', rule: '#6B7782' };

/** The roles that get the color of text if the visitor prefers more contrast. */
export const moreContrast = ['line-subtle', 'line-control', 'line-ink', 'text-secondary'] as const;

export const print = { ink: '#000000', paper: '#FFFFFF', line: '#777777' };

export const shadows = {
  sheet: '0 1px 0 rgba(11,22,34,.06), 0 18px 40px -24px rgba(11,22,34,.28)',
  video: '0 44px 56px -42px rgba(15,48,105,.6)',
};

export const fontFamily =
  "'Archivo ProBuilt', 'Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Text styles. The limits in `cqi` keep the longest word inside its box, even if text is large. */
export const type = {
  display: typeStyle(
    'min(clamp(2rem, 100cqi / var(--statement-em, 12.75), var(--statement-max, 5.5rem)), 18cqi)',
    1,
    660,
    112,
    -0.032,
  ),
  h1: typeStyle('min(clamp(2.125rem, 1.5rem + 2.6vw, 3.5rem), 12cqi)', 1.04, 660, 112, -0.026),
  h1Long: typeStyle('min(clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem), 15cqi)', 1.12, 660, 108, -0.02),
  h2: typeStyle('min(clamp(1.625rem, 1.25rem + 1.5vw, 2.5rem), 12cqi)', 1.1, 660, 110, -0.02),
  h3: typeStyle('min(clamp(1.1875rem, 1.1rem + .35vw, 1.375rem), 11cqi)', 1.25, 650, 106, -0.01),
  lead: typeStyle(
    'clamp(1.0625rem, min(1.05rem + .35vw, 2.9vh), 1.3125rem)',
    1.5,
    420,
    100,
    -0.004,
  ),
  body1: typeStyle('1.0625rem', 1.6, 420),
  body2: typeStyle('0.9375rem', 1.5, 420),
  label: typeStyle('1rem', 1.35, 600),
  button: typeStyle('1.0625rem', 1.2, 640, 104),
  note: typeStyle('0.875rem', 1.4, 520, 92, 0.005),
};

/** `width` is in percent of the font's normal width, and `spacing` is in em. */
function typeStyle(
  fontSize: string,
  lineHeight: number,
  fontWeight: number,
  width = 100,
  spacing = 0,
) {
  const letterSpacing = spacing === 0 ? '0' : `${spacing}em`;
  return { fontSize, lineHeight, fontWeight, fontStretch: `${width}%`, letterSpacing };
}

export const layout = {
  gutter: 'clamp(1rem, 0.2rem + 3.4vw, 3rem)',
  section: 'clamp(3.5rem, 2rem + 6vw, 7rem)',
  page: '1280px',
};

/** The unit of paddings, margins and gaps in pixels, which measures.ts makes smaller in small windows. */
export const spacing = 4;

export const controlRadius = 2;

/** Durations in milliseconds, and the easing curve. */
export const motion = {
  quick: 140,
  refusal: 360,
  turn: 900,
  reducedMotionTurn: 2400,
  run: 1100,
  pageMove: 220,
  easing: 'cubic-bezier(.2,0,0,1)',
};

/** A grid with one column, which can be narrower than its content. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The minimum width of each range, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
