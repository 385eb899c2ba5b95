import type { ComponentType, MouseEvent } from 'react';
import type { SiteLinkProps } from './NavigationContext.ts';

/**
 * The link of a page before the router is there. What a plain click asks for is handed to `follow`;
 * if that fails, the browser loads the page. Everything else a link can do is left to the browser.
 * @param prepare is called when a visitor is about to click.
 */
export function documentLink(
  follow: (to: string) => Promise<void>,
  prepare: () => void,
): ComponentType<SiteLinkProps> {
  return function DocumentLink({ to, onClick, children, ...rest }: SiteLinkProps) {
    function click(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event);
      if (event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      follow(to).catch(() => window.location.assign(to));
    }
    return (
      <a href={to} {...rest} onClick={click} onPointerEnter={prepare} onFocus={prepare}>
        {children}
      </a>
    );
  };
}

/** True for a click that asks for the page in this tab; as React Router's own links see it. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const inThisTab = !currentTarget.target || currentTarget.target === '_self';
  return button === 0 && inThisTab && !(metaKey || altKey || ctrlKey || shiftKey);
}
