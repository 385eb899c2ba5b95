/** The id of the style element that names the site's font, and that counts only where no script runs. */
export const LATE_FONT = 'late-font';

/**
 * Fetches the font of that style element. The page's style sheets leave it out: while a font is on
 * its way, the first layout takes nearly twice as long. Rejects when the file cannot be had.
 */
export async function fetchFont(): Promise<FontFace> {
  const element = document.getElementById(LATE_FONT);
  const rule = (element as HTMLStyleElement | null)?.sheet?.cssRules[0] as CSSFontFaceRule;
  const read = (name: string) => rule.style.getPropertyValue(name);
  const face = new FontFace(read('font-family').replaceAll(/["']/g, ''), read('src'), {
    weight: read('font-weight'),
    stretch: read('font-stretch'),
  });
  return face.load();
}
