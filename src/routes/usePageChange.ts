import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from '../../shared/isRecord.ts';
import type { AuthStatus } from '../auth/session.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** After this time, in milliseconds, screen readers have read an announcement. */
const ANNOUNCED_MS = 1500;

/** Milliseconds until the selection is set: at once, it keeps Chromium from reading the heading. */
const READING_MS = 500;

/** The router state of a navigation that moves neither the focus nor the page. */
export const STAYS = 'stays';

interface ShownPage {
  heading: HTMLElement;
  pathname: string;
  status: AuthStatus;
  /** True until the visitor leaves the address at which the document was loaded. */
  isFirst: boolean;
}

/**
 * Owns focus, announcement and scrolling. Each page passes its heading to `showPage`; a heading
 * that is a new element is focused at the top of the page (docs/decisions/pages.md#p1).
 * @param onLeave receives the path of a page that is left, also by a link to that same page
 */
export function usePageChange(status: AuthStatus, onLeave: (pathname: string) => void) {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const place: unknown = location.state;
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const shown = useRef<ShownPage>(undefined);
  const visited = useRef({ pathname, key });
  const announcer = useRef<HTMLElement>(null);
  useKeptScroll();

  // React calls this before a view transition starts, unlike an effect.
  const showPage = useCallback(
    (heading: HTMLElement | null) => {
      const before = shown.current;
      if (!heading || heading === before?.heading) return;
      const isFirst = !before || (before.isFirst && before.pathname === pathname);
      shown.current = { heading, pathname, status, isFirst };
      if (!before) return;
      const isAnswer = isFirst && before.status === 'checking';
      // The browser has already tried to scroll to the section, but the page was not rendered yet.
      if (isAnswer) document.getElementById(hash.slice(1))?.scrollIntoView();
      else showTop(heading);
      requestAnimationFrame(() => {
        if (!heading.isConnected) return;
        if (announcer.current) announce(announcer.current, document.title);
        // By now, a message may have taken the focus, and Back may have scrolled the page.
        if (!isAnswer) showTop(heading);
      });
    },
    [pathname, hash, status],
  );

  useLayoutEffect(() => {
    const before = visited.current;
    visited.current = { pathname, key };
    if (before.key === key) return;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && (hash !== '' || navigationType === 'POP' || place === STAYS)) return;
    onLeave(before.pathname);
    if (isSamePage && shown.current) showStart(shown.current.heading, place);
  }, [pathname, hash, key, place, navigationType, onLeave]);

  /** Focuses the heading, because the back-to-top button disappears at the top of the page. */
  function goBackToTop() {
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    shown.current?.heading.focus({ preventScroll: true });
  }

  /** Scrolls smoothly to the section of a link, unless the click opens a new tab or window. */
  function goToSection(event: MouseEvent<HTMLAnchorElement>) {
    const { hash: target } = event.currentTarget;
    const section = document.getElementById(target.slice(1));
    if (!section || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(target, { replace: target === window.location.hash });
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: scrollBehavior() });
  }

  return { showPage, announcer, goBackToTop, goToSection };
}

/** Says the text once. What stays in the region would be read again as part of the document. */
function announce(region: HTMLElement, text: string) {
  region.textContent = text;
  setTimeout(() => (region.textContent = ''), ANNOUNCED_MS);
}

/** Shows the page from its beginning, or from the section that the link names. */
function showStart(heading: HTMLElement, place: unknown) {
  const id = isRecord(place) && typeof place.section === 'string' ? place.section : '';
  const section = document.getElementById(id);
  if (!section) {
    showTop(heading);
    return;
  }
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

function showTop(heading: HTMLElement) {
  if (document.activeElement !== heading) {
    heading.focus({ preventScroll: true });
    setTimeout(() => readFrom(heading), READING_MS);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Moves the reading position to the focused heading, which Firefox would leave where it was. */
function readFrom(heading: HTMLElement) {
  const { ownerDocument } = heading;
  if (ownerDocument.activeElement === heading) ownerDocument.getSelection()?.collapse(heading, 0);
}

/** Replaces `scroll-behavior` in CSS, which would also apply when an element is focused. */
function scrollBehavior() {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return matches ? 'instant' : 'smooth';
}
