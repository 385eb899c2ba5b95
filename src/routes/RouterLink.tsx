import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type TransitionStartFunction,
} from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/** Starts a navigation as a transition. While it is pending, the layout shows a progress line. */
export const NavigationTransition = createContext<TransitionStartFunction>((start) => void start());

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  state?: unknown;
}

/** The link component that MUI uses. Only links to paths of the site navigate with React Router. */
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
        // The second click of a double click may hit a link that has just appeared.
        if (event.detail > 1) event.preventDefault();
        else startNavigation(() => follow(event));
      }}
    >
      {children}
    </a>
  );
}
