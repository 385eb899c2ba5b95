import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export type RouterLinkProps = ComponentPropsWithRef<'a'>;

/**
 * The link under every MUI link and link button: paths of the site go through the router;
 * mail, phone, other sites and places within the page are left to the browser.
 */
export function RouterLink({ href, children, ...rest }: RouterLinkProps) {
  if (href && /^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
