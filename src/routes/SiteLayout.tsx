import { useEffect, useTransition, ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../auth/session.ts';
import { PageFrame } from '../components/frame/PageFrame.tsx';
import { landingSections } from '../content/pages.ts';
import { useAfterHydration } from './browser/useAfterHydration.ts';
import { useKeptScroll } from './browser/useKeptScroll.ts';
import { useWindowValue } from './browser/useWindowValue.ts';
import { focusHeading } from './focusHeading.ts';
import { NavigationTransition } from './RouterLink.tsx';
import { screenAt } from './screens.ts';
import { useRouteChange } from './useRouteChange.ts';

/** How far down the back-to-top control appears, in pixels (specification, section 9). */
const BACK_TO_TOP_THRESHOLD = 100;

/** How long a followed link may wait for its page, in ms, until the browser loads it instead. */
const NAVIGATION_TIMEOUT_MS = 4000;

/** The frame around every route; it also handles the change from one page to another. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { status } = useAuth();
  const scrolled = useWindowValue(isScrolled, false);
  const year = useAfterHydration(currentYear, __BUILD_YEAR__);
  const [isPending, startNavigation] = useTransition();
  useRouteChange(status);
  useKeptScroll();

  // The address bar has the new path already, so a reload leads to the new page.
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
      {/* The header grows behind the gate: a new frame does not count as a layout shift. */}
      <ViewTransition default="none" exit="auto" key={gated ? status : 'public'}>
        <PageFrame
          signedIn={signedIn}
          path={path}
          navigation={signedIn && name === 'landing' ? landingSections : undefined}
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

function currentYear(): number {
  return new Date().getFullYear();
}

function isScrolled(): boolean {
  return window.scrollY > BACK_TO_TOP_THRESHOLD;
}

/** The button is gone at the top, so the focus goes to the heading there. */
function goBackToTop() {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' });
  focusHeading({ preventScroll: true });
}
