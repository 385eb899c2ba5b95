import createCache from '@emotion/cache';

/** No prefixer: -4 % HTML. A prefix that Safari needs is written in its style. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
