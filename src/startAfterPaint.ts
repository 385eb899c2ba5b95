/**
 * Loads the site's script once the page has been painted, and what it will import at once.
 * `files.entry` and `files.preload` are their addresses; spaces stand between several.
 */
export function startAfterPaint(files: DOMStringMap = {}): void {
  const load = () => {
    for (const href of files['preload']?.match(/\S+/g) ?? []) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: files['entry'] }));
  };
  // A tab in the background paints nothing.
  if (document.visibilityState === 'hidden') load();
  else requestAnimationFrame(() => setTimeout(load));
}
