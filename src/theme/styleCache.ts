import createCache from '@emotion/cache';

/**
 * Emotion's cache without its prefixer, which would make every page 4 % larger for browsers that
 * cannot show the site's styles in any case. A prefix that Safari needs is written in its style.
 */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
