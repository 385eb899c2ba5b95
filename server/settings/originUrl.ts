/** Parses an http or https URL that has no path; returns undefined for any other string. */
export function originUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { pathname, search, hash, username } = url;
  return pathname === '/' && !search && !hash && !username ? url : undefined;
}
