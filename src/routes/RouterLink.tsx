import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type MouseEvent,
  type TransitionStartFunction,
} from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/** Starts a navigation as a transition. While it is pending, the layout shows a progress line. */
export const NavigationTransition = createContext<TransitionStartFunction>((start) => void start());

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  state?: unknown;
}

/** MUI's link component (https://mui.com/material-ui/integrations/routing/). */
export function RouterLink({ href = '', state, onClick, children, ...rest }: RouterLinkProps) {
  const startNavigation = use(NavigationTransition);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(rest.target && { target: rest.target }),
  });
  const isInSite = /^\/(?!\/)/.test(href);
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isInSite || event.defaultPrevented) return;
    // The second click of a double click may hit a link that has just appeared.
    if (event.detail > 1) event.preventDefault();
    else startNavigation(() => follow(event));
  };
  return (
    <a href={href} {...rest} onClick={navigate}>
      {children}
    </a>
  );
}
