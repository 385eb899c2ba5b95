/** Removes the trailing slash from a path of one segment (docs/decisions/pages.md#p5). */
export function pagePath(pathname: string): string {
  return pathname.replace(/^(\/[^/]+)\/$/, '$1');
}
