const phone = { colorScheme: 'light', viewport: 'w390' };

/**
 * What Chromatic sees of a page besides its schemes and sizes. The toolbar's choices stand in for
 * media features, which a mode cannot set; the local review sets the real ones under these names.
 */
export const pageReview = {
  modes: {
    'forced colors': { ...phone, forcedColors: 'active' },
    'reduced motion': { ...phone, motion: 'reduce' },
    'right to left': { ...phone, viewport: 'w1440', direction: 'rtl' },
  },
};
