import { startTransition, useEffect, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Place } from './NavigationContext.ts';

/** A link that a visitor followed: another object for every click. */
export interface FollowedLink {
  /** The path of the site that it leads to. */
  to: string;
}

export interface SiteRouterProps {
  link: FollowedLink;
  /** Told where the visitor is, now and after every navigation. */
  onMove: (place: Place) => void;
}

/** React Router beside the pages: it follows the links, keeps the history, and draws nothing. */
export function SiteRouter(props: SiteRouterProps) {
  return (
    <BrowserRouter>
      <Navigator {...props} />
    </BrowserRouter>
  );
}

function Navigator({ link, onMove }: SiteRouterProps) {
  const place = useLocation();
  const returned = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const followed = useRef<FollowedLink>(undefined);
  useEffect(() => {
    // `navigate` is another function on every path; a link is followed once.
    if (followed.current === link) return;
    followed.current = link;
    const { pathname, search, hash } = window.location;
    void navigate(link.to, { replace: link.to === pathname + search + hash });
  }, [navigate, link]);
  useEffect(() => {
    startTransition(() => onMove({ ...place, returned }));
  }, [place, returned, onMove]);
  return null;
}
