/**
 * Fetches the files that the page has preloaded. WebKit keeps a preloaded file that failed, also
 * across a reload, until something else fetches it.
 */
export function refetchPreloads(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    void fetch(href).catch(() => undefined);
}
