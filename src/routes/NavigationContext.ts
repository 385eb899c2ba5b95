import { createContext, use } from 'react';

/** Where a visitor is: the path, and the place within its page. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Another one for every navigation, even to the same place. */
  key: string;
  /** True when the browser led here, by Back, Forward or a load, and no link of the site. */
  returned: boolean;
}

/** Where a visitor is, and how to get on. */
export interface Navigation {
  place: Place;
  /** True while a followed link has not led anywhere yet. */
  underWay: boolean;
  /** Leads to another path of the site within this document. */
  follow: (to: string) => void;
  /** Called when a visitor is about to follow a link. */
  prepare: () => void;
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
