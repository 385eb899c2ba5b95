/**
 * How one picture of a story is taken: the size of the window, Storybook's globals, media features.
 */
export interface Mode {
  /** The name that Chromatic shows as well: 'phone dark'. */
  name: string;
  /** CSS pixels. A picture is at least this high, and as high as its page. */
  width: number;
  height: number;
  /** Values of Storybook's toolbar. */
  globals: Readonly<Record<string, string>>;
  media?: 'print';
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
}

const light = { colorScheme: 'light' };
const phone = { width: 390, height: 844, globals: light };
const desk = { width: 1440, height: 900, globals: light };

/** Components that are pages: whatever is called one, and the others that fill the window. */
export const isPage = (title: string) => /Page$|^(GateCard|PageFrame|SavedAccess)$/.test(title);

/**
 * How pages are shown besides their schemes and sizes. Chromatic takes media features from the
 * parameters of a story, never from a mode: there the toolbar stands in (stories/pageReview.ts).
 */
export const pageModes: readonly Mode[] = [
  { ...phone, name: 'forced colors', forcedColors: 'active' },
  { ...phone, name: 'reduced motion', reducedMotion: 'reduce' },
  { ...desk, name: 'right to left', globals: { ...light, direction: 'rtl' } },
  // A sheet of US Letter without its margins of 20 mm, at 96 pixels to the inch.
  { width: 665, height: 913, globals: light, name: 'print', media: 'print' },
];
