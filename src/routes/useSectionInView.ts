import { useCallback } from 'react';
import { useWindowLook } from './useWindowLook.ts';

/** How far down the window a section counts as the one being read: a share of its height. */
const READING_LINE = 0.3;

/**
 * The id of the section that is being read: the last one whose top has passed the reading line.
 * Undefined above the first one, and in a page that is not hydrated yet.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useWindowLook<string | undefined>(
    useCallback(() => ids.findLast(hasPassed), [ids]),
    undefined,
  );
}

function hasPassed(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  return section.getBoundingClientRect().top <= window.innerHeight * READING_LINE;
}
