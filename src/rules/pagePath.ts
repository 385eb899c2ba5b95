/** Removes one trailing slash (docs/decisions/pages.md#p5). */
export function pagePath(pathname: string): string {
  return pathname.replace(/^(\/[^/]+)\/$/, '$1');
}
