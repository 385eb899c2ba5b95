import { LandingPage, type LandingPageProps } from '../components/landing/LandingPage.tsx';
import { savesData } from './browser/savesData.ts';
import { useMedia } from './browser/useMedia.ts';

/** The landing page, still where the visitor asked for less motion or less data. */
export function LandingRoute(props: Pick<LandingPageProps, 'filmUrl'>) {
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  return <LandingPage {...props} autoPlay={!lessMotion && !savesData()} />;
}
