import createCache from '@emotion/cache';

/** Emotion without its prefixer: HTML is 4 % smaller. Our styles have prefixes for Safari. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
