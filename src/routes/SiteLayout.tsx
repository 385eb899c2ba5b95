import { useCallback, useTransition, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSite } from '../api/useSite.ts';
import { useAuth, useSalesRequest } from '../auth/session.ts';
import { PageFrame } from '../components/frame/PageFrame.tsx';
import { HeadingContext } from '../components/ui/PageHeading.tsx';
import { VisuallyHidden } from '../components/ui/VisuallyHidden.tsx';
import { landingSections } from '../content/pages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { NavigationTransition } from './RouterLink.tsx';
import { screenAt } from './screens.ts';
import { useAfterHydration } from './useAfterHydration.ts';
import { usePageChange } from './usePageChange.ts';
import { useWindowValue } from './useWindowValue.ts';

/** The scroll offset, in pixels, beyond which the back-to-top control appears (section 9). */
const BACK_TO_TOP_THRESHOLD = 100;

/** The frame around every route. It also handles navigation between pages. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const { status } = useAuth();
  const site = useSite();
  const { leaveReceipt } = useSalesRequest();
  const leave = useCallback(
    (left: string) => screenAt(left).name === 'info' && leaveReceipt(),
    [leaveReceipt],
  );
  const { showPage, announcer, goBackToTop, goToSection } = usePageChange(status, leave);
  const scrolled = useWindowValue(isScrolled, false);
  const year = useAfterHydration(() => new Date().getFullYear(), site.year);
  const [isPending, startNavigation] = useTransition();
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
          onNavigate={goToSection}
          busy={isPending}
          year={year}
          scrolled={scrolled}
          address={gated && signedIn ? site.publicUrl : undefined}
          onBackToTop={goBackToTop}
        >
          <ViewTransition default="none" exit="auto" key={pathname}>
            <HeadingContext value={showPage}>
              <ErrorBoundary>
                {/* React Router accepts more slashes and encoded letters. */}
                {name === 'notFound' ? <NotFoundRoute /> : <Outlet />}
              </ErrorBoundary>
            </HeadingContext>
          </ViewTransition>
        </PageFrame>
      </ViewTransition>
      {/* At the end, so that reading does not begin here. */}
      <VisuallyHidden ref={announcer} aria-live="polite" />
    </NavigationTransition>
  );
}

function isScrolled(): boolean {
  return window.scrollY > BACK_TO_TOP_THRESHOLD;
}
