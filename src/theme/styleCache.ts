/**
 * How Emotion writes styles, in the browser and in the build. No vendor prefixes: every browser of
 * the last years reads the plain names, and each page would carry both.
 */
export const styleCache = { key: 'css', stylisPlugins: [] };
