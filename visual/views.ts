/** A combination of window width, color scheme and system settings for pictures of stories. */
export interface View {
  viewport: 'w390' | 'w1440';
  colorScheme: 'light' | 'dark';
  contrast?: 'more';
  forcedColors?: 'active';
  /** The tag of the stories in this view. Without it, the view has the stories of all states. */
  tag?: 'every-view' | 'forced-colors';
}

/**
 * The views by name, for `npm run visual` and Chromatic. Together they cover both widths, both
 * schemes and both system settings. Other combinations would apply no additional styles.
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
