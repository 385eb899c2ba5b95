import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';
import type { AuthStatus } from '../auth/AuthContext.tsx';

/** Where a visitor is: the path, and the place within its page. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Another one for every navigation, even to the same place. */
  key: string;
}

export type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

/** What is on screen, and to whom. */
export interface Arrival {
  place: Place;
  status: AuthStatus;
}

/** Where a visitor is, and how to get on. */
export interface Navigation {
  place: Place;
  /** A link to another page of the site. */
  Link: ComponentType<SiteLinkProps>;
  /** Remembers what is on screen now, and returns what was before; at first that is the same. */
  arrive: (now: Arrival) => Arrival;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** @throws Error outside of `SiteNavigation`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) {
    throw new Error(
      'No navigation. A page would not know where it is. Render it inside <SiteNavigation>.',
    );
  }
  return navigation;
}
