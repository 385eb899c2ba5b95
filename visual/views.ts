/** A combination of width, scheme and system settings in which stories are pictured. */
export interface View {
  viewport: 'w390' | 'w1440';
  colorScheme: 'light' | 'dark';
  contrast?: 'more';
  forcedColors?: 'active';
  /** The tag of the stories that are pictured; without it, every story that shows a state. */
  tag?: 'every-view' | 'forced-colors';
}

/**
 * The views of the review, by name: `npm run visual` and Chromatic both read them. Together they
 * show both widths, both schemes and both system settings; the other combinations add no rule.
 */
export const views: Readonly<Record<string, View>> = {
  'phone-dark': { viewport: 'w390', colorScheme: 'dark' },
  'desk-light': { viewport: 'w1440', colorScheme: 'light', tag: 'every-view' },
  'more-contrast': {
    viewport: 'w390',
    colorScheme: 'light',
    contrast: 'more',
    tag: 'every-view',
  },
  'forced-colors': {
    viewport: 'w390',
    colorScheme: 'light',
    forcedColors: 'active',
    tag: 'forced-colors',
  },
};
