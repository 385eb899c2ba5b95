/** When a browser that tells of no paint gets the script, in ms. */
const AT_THE_LATEST = 1000;

/**
 * Loads the site's script once the page stands on the screen, and what it will import at once. A
 * frame sooner, a slow phone would run the script before it shows what it has drawn.
 * `files.entry` and `files.preload` are their addresses; spaces stand between several. Gives the
 * element of the script, which may still fail to load.
 */
export async function startAfterPaint(files: DOMStringMap = {}): Promise<HTMLScriptElement> {
  await painted();
  for (const href of files['preload']?.match(/\S+/g) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: files['entry'] }));
  return script;
}

async function painted(): Promise<void> {
  // A browser may draw a page for a visitor who has not come yet: the host would refuse its calls
  // (decision H4).
  if (document.prerendering)
    await new Promise((come) => document.addEventListener('prerenderingchange', come));
  return new Promise((resolve) => {
    // A tab in the background paints nothing.
    if (document.visibilityState === 'hidden') resolve();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, AT_THE_LATEST);
  });
}
