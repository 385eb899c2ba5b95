/** Parses an http or https URL without a path; undefined for anything else. */
export function originUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { pathname, search, hash, username } = url;
  return pathname === '/' && !search && !hash && !username ? url : undefined;
}
