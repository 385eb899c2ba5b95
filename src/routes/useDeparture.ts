import { useEffect, useState } from 'react';
import type { Place } from './NavigationContext.ts';

/** How long the way to a page may take, in ms. */
const PATIENCE = 4000;

/** A link that was followed. */
interface Departure {
  from: Place;
  to: string;
  /** Lets the browser lead on. */
  leave: () => void;
}

/**
 * Sees a visitor off to where a followed link leads. Who is not there in time leaves by the
 * browser, as a file that hangs is neither there nor gone; Back calls the link off.
 */
export function useDeparture(place: Place) {
  const [departure, setOut] = useState<Departure>();
  useEffect(() => {
    if (!departure) return undefined;
    const end = () => setOut(undefined);
    if (departure.from !== place && departure.to === place.pathname + place.search + place.hash)
      return end();
    const timer = setTimeout(departure.leave, PATIENCE);
    window.addEventListener('popstate', end);
    window.addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', end);
      window.removeEventListener('pagehide', end);
    };
  }, [departure, place]);
  return { underWay: departure !== undefined, setOut };
}
