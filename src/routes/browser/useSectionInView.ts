import { useCallback } from 'react';
import { useWindowValue } from './useWindowValue.ts';

/** In pixels from the top of the window, a little below the 112 to which section links scroll. */
const REACHED_TOP = 144;

/** The last section to start above `REACHED_TOP`; at the end of the page, the URL's or the last. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useWindowValue<string | undefined>(
    useCallback(() => {
      if (!isAtEnd()) return ids.findLast(hasPassed);
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
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

function hasPassed(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  return section.getBoundingClientRect().top <= REACHED_TOP;
}
