import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthContext.tsx';
import { PageFrame } from '../components/frame/PageFrame.tsx';
import { landingSections } from '../content/landingSections.ts';
import { focusHeading } from './focusHeading.ts';
import { useNavigation } from './NavigationContext.ts';
import { isGated, paths, screenAt } from './paths.ts';
import { useArrival } from './useArrival.ts';
import { useScrolledPast } from './browser/useScrolledPast.ts';
import { useYear } from './browser/useYear.ts';

/** How far down the back-to-top control appears, in pixels (specification, section 9). */
const BACK_TO_TOP_THRESHOLD = 100;

/** The frame around every route: header, footer, and what a change of page does. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { place, underWay } = useNavigation();
  const { pathname } = place;
  const { status } = useAuth();
  const scrolled = useScrolledPast(BACK_TO_TOP_THRESHOLD);
  const year = useYear();
  useArrival(status);

  const screen = screenAt(pathname);
  const signedIn = status === 'verified';
  return (
    <PageFrame
      // What is new on screen does not count as moved: behind the gate the header grows.
      key={isGated(screen) ? status : 'public'}
      signedIn={signedIn}
      path={screen === 'notFound' ? pathname : paths[screen]}
      navigation={signedIn && screen === 'landing' ? landingSections : undefined}
      busy={underWay}
      year={year}
      scrolled={scrolled}
      onBackToTop={goBackToTop}
    >
      {children}
    </PageFrame>
  );
}

/** The button is gone at the top, so focus goes to the heading there. */
function goBackToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  focusHeading({ preventScroll: true });
}
