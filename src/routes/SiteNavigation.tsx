import {
  startTransition,
  useCallback,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadRouter, preloadRouter } from './loadRouter.ts';
import { NavigationContext, type Place } from './NavigationContext.ts';
import { preloadEntry } from './pages.ts';
import type { FollowedLink, SiteRouterProps } from './SiteRouter.tsx';
import { useDeparture } from './useDeparture.ts';
import { useDocumentPlace } from './useDocumentPlace.ts';

export interface SiteNavigationProps {
  /** Stands for the browser's address while the build renders. */
  path?: string | undefined;
  children: ReactNode;
}

interface Followed extends FollowedLink {
  Router: ComponentType<SiteRouterProps>;
}

/**
 * Tells the pages where they are. Many visitors follow no link, so React Router comes with the
 * first one that is followed. It stands beside the pages: what is open in them stays open.
 */
export function SiteNavigation({ path, children }: SiteNavigationProps) {
  const documentPlace = useDocumentPlace(path);
  const [routedPlace, setRoutedPlace] = useState<Place>();
  const [link, setLink] = useState<Followed>();
  const place = routedPlace ?? documentPlace;
  const { underWay, setOut } = useDeparture(place);
  const follow = useCallback(
    (to: string) => {
      // Without the router, or where a file hangs, the browser leads on.
      const leave = () => window.location.assign(to);
      setOut({ from: place, to, leave });
      void preloadEntry(to);
      loadRouter().then(
        ({ SiteRouter }) => startTransition(() => setLink({ to, Router: SiteRouter })),
        leave,
      );
    },
    [place, setOut],
  );
  const navigation = useMemo(
    () => ({ place, underWay, follow, prepare: preloadRouter }),
    [place, underWay, follow],
  );
  return (
    <NavigationContext value={navigation}>
      {children}
      {link && <link.Router link={link} onMove={setRoutedPlace} />}
    </NavigationContext>
  );
}
