import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useNavigation } from './NavigationContext.ts';

/**
 * The link under every MUI link and link button. A plain click on a path of the site stays within
 * the document; mail, phone, other sites, places within the page and whatever else a link can do
 * are left to the browser.
 */
export function SiteLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const { follow, prepare } = useNavigation();
  const within = href && /^\/(?!\/)/.test(href);
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!within || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // The second half of a double click may have met a link that was not there at its first half.
    if (event.detail > 1) return;
    follow(href);
  }
  return (
    <a
      href={href}
      {...rest}
      onClick={click}
      {...(within && { onPointerEnter: prepare, onFocusCapture: prepare })}
    >
      {children}
    </a>
  );
}

/** True for a click that asks for the page in this tab; as React Router's own links see it. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const inThisTab = /^(?:_self)?$/.test(currentTarget.target);
  return inThisTab && !(button || metaKey || altKey || ctrlKey || shiftKey);
}
