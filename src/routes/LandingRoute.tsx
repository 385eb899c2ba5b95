import { useDeferredValue, useSyncExternalStore } from 'react';
import { LandingPage, type LandingPageProps } from '../components/landing/LandingPage.tsx';

/** The landing page. Its video does not autoplay if the visitor prefers less motion or data. */
export function LandingRoute(props: Pick<LandingPageProps, 'videoUrl'>) {
  const lessMotion = useSyncExternalStore(
    onMotionPreference,
    () => motionPreference().matches,
    () => false,
  );
  // React defers the second value until the view transition to this page has ended.
  const orangePageAt = useDeferredValue<'video' | 'card'>('card', 'video');
  const autoPlay = !lessMotion && !savesData();
  return <LandingPage {...props} autoPlay={autoPlay} orangePageAt={orangePageAt} />;
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
