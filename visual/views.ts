/** A combination of window width, color scheme and system settings for pictures of stories. */
export interface View {
  viewport: 'w390' | 'w1440';
  colorScheme: 'light' | 'dark';
  contrast?: 'more';
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
  direction?: 'rtl';
  /** The tag of the stories in this view. Without it, the view has the stories of all states. */
  tag?: 'desk' | 'more-contrast' | 'forced-colors' | 'right-to-left' | 'reduced-motion';
}

/**
 * The views by name, for `npm run visual` and Chromatic. Together they cover both widths, both
 * schemes, both directions and the system settings. Other combinations would apply no more styles.
 */
export const views: Readonly<Record<string, View>> = {
  'phone-light': { viewport: 'w390', colorScheme: 'light' },
  'phone-dark': { viewport: 'w390', colorScheme: 'dark' },
  'desk-light': { viewport: 'w1440', colorScheme: 'light', tag: 'desk' },
  'more-contrast': {
    viewport: 'w390',
    colorScheme: 'light',
    contrast: 'more',
    tag: 'more-contrast',
  },
  'forced-colors': {
    viewport: 'w390',
    colorScheme: 'light',
    forcedColors: 'active',
    tag: 'forced-colors',
  },
  'right-to-left': {
    viewport: 'w1440',
    colorScheme: 'light',
    direction: 'rtl',
    tag: 'right-to-left',
  },
  'reduced-motion': {
    viewport: 'w390',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    tag: 'reduced-motion',
  },
};
