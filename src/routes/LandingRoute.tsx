import { useEffect, useState, useSyncExternalStore } from 'react';
import { LandingPage, type LandingPageProps } from '../components/landing/LandingPage.tsx';
import { whenIdle } from './browser/whenIdle.ts';

/** The landing page; its film waits for visitors who prefer less motion or less data. */
export function LandingRoute(props: Pick<LandingPageProps, 'filmUrl'>) {
  const lessMotion = useSyncExternalStore(
    onMotionPreference,
    () => motionPreference().matches,
    () => false,
  );
  const [orangePage, setOrangePage] = useState<'film' | 'card'>('film');
  // Effects wait until the view transition from the gate is over.
  useEffect(() => whenIdle(() => setOrangePage('card')), []);
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

/** Not every browser reports it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
