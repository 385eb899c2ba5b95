/** The addresses of the site (specification, section 2). */
export const paths = { landing: '/', info: '/info', policy: '/privacy-policy' } as const;

/** What an address shows. */
export type ScreenName = keyof typeof paths | 'notFound';

/**
 * The screen at a path, as the browser spells it: case counts, and one trailing slash does not
 * (decision P5). The host compares in the same way.
 */
export function screenAt(pathname: string): ScreenName {
  switch (pathname.replace(/^(\/[^/]+)\/$/, '$1')) {
    case paths.landing:
      return 'landing';
    case paths.info:
      return 'info';
    case paths.policy:
      return 'policy';
    default:
      return 'notFound';
  }
}

/** True for the screens that only a verified visitor sees. */
export function isGated(screen: ScreenName): boolean {
  return screen === 'landing' || screen === 'info';
}
