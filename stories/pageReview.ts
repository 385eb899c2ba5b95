/**
 * What Chromatic pictures of a story without a tag for the review. Its views have the names of the
 * local ones (visual/projects.ts), and a test keeps both alike.
 */
export const everyStory = {
  modes: {
    'phone-dark': { colorScheme: 'dark', viewport: 'w390' },
    'desk-light': { colorScheme: 'light', viewport: 'w1440' },
  },
};

/** For the tag `phone-picture`. */
export const phonePicture = { modes: { 'desk-light': { disable: true } } };

/** For the tag `every-view`: the main state of a page. */
export const everyView = {
  modes: {
    'desk-light': { disable: false },
    'desk-dark': { colorScheme: 'dark', viewport: 'w1440' },
    'phone-light': { colorScheme: 'light', viewport: 'w390' },
    'more-contrast': { colorScheme: 'light', viewport: 'w390', contrast: 'more' },
  },
};

/**
 * For the tag `forced-colors`: the same state in the browser's real forced colors. Chromatic sets
 * them for a story, not for a mode.
 */
export const forcedColors = {
  forcedColors: 'active',
  modes: {
    'desk-light': { disable: true },
    'desk-dark': { disable: true },
    'phone-light': { disable: true },
    'phone-dark': { disable: true },
    'more-contrast': { disable: true },
    'forced-colors': { colorScheme: 'light', viewport: 'w390', disable: false },
  },
};
