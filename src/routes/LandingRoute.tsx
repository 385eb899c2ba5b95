import { useEffect, useState, useSyncExternalStore } from 'react';
import { LandingPage, type LandingPageProps } from '../components/landing/LandingPage.tsx';

/** Inside `:is()`, an unsupported pseudo-class causes no error. */
const DURING_VIEW_TRANSITION = ':root:is(:active-view-transition)';

/** The landing page. Its film does not autoplay if the visitor prefers less motion or less data. */
export function LandingRoute(props: Pick<LandingPageProps, 'filmUrl'>) {
  const lessMotion = useSyncExternalStore(
    onMotionPreference,
    () => motionPreference().matches,
    () => false,
  );
  const [orangePage, setOrangePage] = useState<'film' | 'card'>('film');
  // The orange page first moves from the gate to the film. Later moves start from the card.
  useEffect(() => {
    const leaveFilm = () => {
      if (!document.querySelector(DURING_VIEW_TRANSITION)) setOrangePage('card');
    };
    window.addEventListener('click', leaveFilm, { capture: true });
    return () => window.removeEventListener('click', leaveFilm, { capture: true });
  }, []);
  const autoPlay = !lessMotion && !savesData();
  return <LandingPage {...props} autoPlay={autoPlay} orangePage={orangePage} />;
}

function motionPreference(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}

function onMotionPreference(notify: () => void) {
  const media = motionPreference();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
