/** Fetches preloaded files again, because WebKit keeps a failed preload even after a reload. */
export function refetchPreloads(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    void fetch(href).catch(() => undefined);
}
