import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type TransitionStartFunction,
} from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/** Starts a change of page as a transition; the site's layout shows that one is under way. */
export const NavigationTransition = createContext<TransitionStartFunction>((start) => void start());

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  state?: unknown;
}

/** The link of MUI's links and buttons: React Router answers paths of the site only. */
export function RouterLink({ href = '', state, onClick, children, ...rest }: RouterLinkProps) {
  const startNavigation = use(NavigationTransition);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(rest.target && { target: rest.target }),
  });
  const inSite = /^\/(?!\/)/.test(href);
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!inSite || event.defaultPrevented) return;
        // The second click of a double click may hit a link that has just appeared there.
        if (event.detail > 1) event.preventDefault();
        else startNavigation(() => follow(event));
      }}
    >
      {children}
    </a>
  );
}
