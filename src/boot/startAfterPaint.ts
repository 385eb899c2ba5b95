// Accepts all URLs, because only the build writes them (docs/decisions/server/calls.md#h12).
const rules = { createScriptURL: (url: string) => url };
const trusted = window.trustedTypes?.createPolicy('boot', rules) ?? rules;

const PAINT_TIMEOUT_MS = 1000;

/** Loads the site's script after the first paint, so that the paint is not late on slow phones. */
export async function startAfterPaint(files: DOMStringMap = {}): Promise<HTMLScriptElement> {
  await Promise.all([parsed(), firstPaint()]);
  const { entry, preload } = files;
  preloadScripts(preload);
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: trusted.createScriptURL(entry ?? ''),
  });
  document.head.append(script);
  return script;
}

export function preloadScripts(urls = ''): void {
  for (const href of urls.match(/\S+/g) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** Waits for the end of the HTML, which the inline script precedes. */
function parsed(): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

async function firstPaint(): Promise<void> {
  // If the browser loaded the page in advance, waits until the visitor opens it, because the server
  // refuses earlier calls (docs/decisions/server/calls.md#h4).
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  return new Promise((resolve) => {
    // Nothing is painted in a background tab, or while the HTML of another screen is hidden.
    if (document.visibilityState === 'hidden' || document.documentElement.hidden) resolve();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
