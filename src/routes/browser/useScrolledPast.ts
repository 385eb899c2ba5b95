import { useCallback } from 'react';
import { useWindowValue } from './useWindowValue.ts';

/** True while the page is scrolled more than `pixels` from its top. */
export function useScrolledPast(pixels: number): boolean {
  return useWindowValue(
    useCallback(() => window.scrollY > pixels, [pixels]),
    false,
  );
}
