import type { ComponentPropsWithRef } from 'react';
import { useNavigation } from './NavigationContext.ts';

/**
 * The link under every MUI link and link button: paths of the site stay within the site;
 * mail, phone, other sites and places within the page are left to the browser.
 */
export function SiteLink({ href, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const { Link } = useNavigation();
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
