import { fetchFont } from './lateFont.ts';

/**
 * Loads the site's script once the page has been painted, and what it will import at once. The font
 * is asked for before, and used after the paint.
 * `files.entry` and `files.preload` are their addresses; spaces stand between several.
 */
export function startAfterPaint(files: DOMStringMap = {}): void {
  // Where it cannot be had, the stand-ins stay.
  const font = fetchFont().catch(() => undefined);
  const load = () => {
    void font.then((face) => face && document.fonts.add(face));
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
