import { useEffect } from 'react';
import { LandingPage } from '../components/landing/LandingPage.tsx';
import { pages } from './pages.ts';
import { savesData } from './browser/savesData.ts';
import { useMedia } from './browser/useMedia.ts';
import { whenIdle } from './browser/whenIdle.ts';

/** The landing page, still where the visitor asked for less motion or less data. */
export function LandingRoute() {
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => whenIdle(() => void pages.info.preload()), []);
  return <LandingPage still={lessMotion || savesData()} />;
}
