import { useCallback } from 'react';
import { useWindowLook } from './useWindowLook.ts';

/** True while the page is scrolled more than `pixels` from its top. */
export function useScrolledPast(pixels: number): boolean {
  return useWindowLook(
    useCallback(() => window.scrollY > pixels, [pixels]),
    false,
  );
}
