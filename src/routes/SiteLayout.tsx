import { useEffect, useTransition, ViewTransition, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useSite } from '../api/useSite.ts';
import { useAuth } from '../auth/session.ts';
import { PageFrame } from '../components/frame/PageFrame.tsx';
import { landingSections } from '../content/pages.ts';
import { useAfterHydration } from './useAfterHydration.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useWindowValue } from './useWindowValue.ts';
import { focusHeading } from './focusHeading.ts';
import { NavigationTransition } from './RouterLink.tsx';
import { screenAt } from './screens.ts';
import { useRouteChange } from './useRouteChange.ts';

/** The scroll offset, in pixels, beyond which the back-to-top control appears (section 9). */
const BACK_TO_TOP_THRESHOLD = 100;

/** In milliseconds. If a page takes longer to load, the site reloads the document. */
const NAVIGATION_TIMEOUT_MS = 4000;

/** The frame around every route. It also handles navigation between pages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { status } = useAuth();
  const site = useSite();
  const scrolled = useWindowValue(isScrolled, false);
  const year = useAfterHydration(() => new Date().getFullYear(), site.year);
  const [isPending, startNavigation] = useTransition();
  useRouteChange(status);
  useKeptScroll();

  // The address bar already shows the new path, so the reload opens the new page.
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      window.location.reload();
    }, NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  const { name, gated, path } = screenAt(pathname);
  const signedIn = status === 'verified';
  return (
    <NavigationTransition value={startNavigation}>
      {/* Section links can make the header taller. Replacing the element avoids a layout shift. */}
      <ViewTransition default="none" exit="auto" key={gated ? status : 'public'}>
        <PageFrame
          signedIn={signedIn}
          path={path}
          navigation={signedIn && name === 'landing' ? landingSections : undefined}
          onNavigate={(event) => goToSection(event, navigate)}
          busy={isPending}
          year={year}
          scrolled={scrolled}
          onBackToTop={goBackToTop}
        >
          <ViewTransition default="none" exit="auto" key={path}>
            {children}
          </ViewTransition>
        </PageFrame>
      </ViewTransition>
    </NavigationTransition>
  );
}

function isScrolled(): boolean {
  return window.scrollY > BACK_TO_TOP_THRESHOLD;
}

/** Focuses the heading, because the back-to-top button disappears at the top of the page. */
function goBackToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  focusHeading({ preventScroll: true });
}

/** Scrolls smoothly to the section of a link, unless the click opens a new tab or window. */
function goToSection(event: MouseEvent<HTMLAnchorElement>, navigate: NavigateFunction) {
  const { hash } = event.currentTarget;
  const section = document.getElementById(hash.slice(1));
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void navigate(hash, { replace: hash === window.location.hash });
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: scrollBehavior() });
}

/** Replaces `scroll-behavior` in CSS, which would also apply when an element gets the focus. */
function scrollBehavior() {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return matches ? 'instant' : 'smooth';
}
