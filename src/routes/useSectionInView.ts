import { useCallback } from 'react';
import { useWindowValue } from './useWindowValue.ts';

/** In pixels from the top. A link scrolls its section to 112 pixels, so this must be greater. */
const REACHED_TOP = 144;

/** Returns the id of the current section: the last one that begins above `REACHED_TOP`. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useWindowValue<string | undefined>(
    useCallback(() => {
      if (!isAtEnd()) return ids.findLast((id) => topOf(id) <= REACHED_TOP);
      // At the end of the page, short sections cannot scroll that high.
      return ids.find((id) => `#${id}` === window.location.hash && isInView(id)) ?? ids.at(-1);
    }, [ids]),
    undefined,
  );
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

function isInView(id: string): boolean {
  return topOf(id) >= 0 && topOf(id) < window.innerHeight;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
}
