import createCache from '@emotion/cache';

/** Our styles contain prefixes for Safari. Without a prefixer, compressed pages are 3% smaller. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
