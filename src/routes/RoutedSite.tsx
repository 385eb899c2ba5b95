import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { NavigationContext, type Navigation } from './NavigationContext.ts';

export interface RoutedSiteProps {
  /** The path of the link that asked for the router. */
  to: string;
  arrive: Navigation['arrive'];
  children: ReactNode;
}

/** The site led by React Router, which starts by following a link. */
export function RoutedSite(props: RoutedSiteProps) {
  return (
    <BrowserRouter>
      <Followed {...props} />
    </BrowserRouter>
  );
}

function Followed({ to, arrive, children }: RoutedSiteProps) {
  const place = useLocation();
  const navigate = useNavigate();
  const followed = useRef(false);
  useEffect(() => {
    // The second effect of StrictMode has nothing left to follow.
    if (followed.current) return;
    followed.current = true;
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: to === pathname + search + hash });
  }, [navigate, to]);
  const navigation = useMemo(() => ({ place, Link, arrive }), [place, arrive]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
