import { startTransition, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { documentLink } from './documentLink.tsx';
import { loadRouter, preloadRouter } from './loadRouter.ts';
import { NavigationContext, type Arrival, type Navigation } from './NavigationContext.ts';
import { preloadEntry } from './pages.ts';
import type { RoutedSiteProps } from './RoutedSite.tsx';
import { useDocumentPlace } from './useDocumentPlace.ts';

export interface SiteNavigationProps {
  /** Stands for the browser's address while the build renders. */
  path?: string | undefined;
  children: ReactNode;
}

interface Routed {
  Site: ComponentType<RoutedSiteProps>;
  /** Where the link leads that asked for the router. */
  to: string;
}

/**
 * Tells the pages where they are. Many visitors follow no link, so React Router comes with the
 * first one that is followed, and from then on leads the site.
 */
export function SiteNavigation({ path, children }: SiteNavigationProps) {
  const [routed, setRouted] = useState<Routed>();
  const place = useDocumentPlace(path);
  const [arrive] = useState(rememberArrivals);
  const [Link] = useState(() =>
    documentLink(async (to) => {
      const [{ RoutedSite }] = await Promise.all([loadRouter(), preloadEntry(to)]);
      startTransition(() => setRouted({ Site: RoutedSite, to }));
    }, preloadRouter),
  );
  const navigation = useMemo(() => ({ place, Link, arrive }), [place, Link, arrive]);
  if (routed) {
    return (
      <routed.Site to={routed.to} arrive={arrive}>
        {children}
      </routed.Site>
    );
  }
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function rememberArrivals(): Navigation['arrive'] {
  let last: Arrival | undefined;
  return (now) => {
    const before = last ?? now;
    last = now;
    return before;
  };
}
