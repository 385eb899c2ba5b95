import createCache from '@emotion/cache';
import { styleCache } from './theme/styleCache.ts';

/**
 * Emotion's cache over the styles that the build wrote. It moves such style elements to where it
 * would insert them, which has the browser lay out the page anew: they are told to be there.
 */
export function pageStyleCache() {
  const before = document.querySelector('style[data-emotion^="css "]')?.previousElementSibling;
  return createCache(
    before instanceof HTMLElement ? { ...styleCache, insertionPoint: before } : styleCache,
  );
}
