/** A URL of http or https without a path, or undefined. */
export function originUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { pathname, search, hash, username } = url;
  return pathname === '/' && !search && !hash && !username ? url : undefined;
}
