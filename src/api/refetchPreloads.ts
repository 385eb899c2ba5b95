/** WebKit keeps a preloaded file that failed, even after a reload, until it is fetched again. */
export function refetchPreloads(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    void fetch(href).catch(() => undefined);
}
