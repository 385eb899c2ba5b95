/** The widths for which the documents say a length in pixels: a phone and a desk. */
export const PHONE = 390;
export const DESK = 1440;

const PIXELS: Record<string, number> = { px: 1, rem: 16 };

/**
 * A length of the tokens in pixels, in a window of this width, at the browser's own text size. Its
 * `cqi` limit is left out: it only counts where a visitor's text is larger.
 */
export function pixelsAt(width: number, length: string): number {
  const [, least, middle, most] =
    /^clamp\((.*), (.*), (.*)\)$/.exec(length.replace(/^min\((.*), [\d.]+cqi\)$/, '$1')) ?? [];
  if (!least || !middle || !most) return sum(width, length);
  return Math.min(Math.max(sum(width, least), sum(width, middle)), sum(width, most));
}

/** A length in words: '24 px'. */
export function inPixels(width: number, length: string): string {
  return `${Math.round(pixelsAt(width, length) * 10) / 10} px`;
}

function sum(width: number, terms: string): number {
  return terms.split(' + ').reduce((total, term) => {
    const [, number, unit = ''] = /^([\d.]+)(px|rem|vw)$/.exec(term) ?? [];
    if (!number) throw new Error(`A length that is not understood: ${term}`);
    return total + Number(number) * (PIXELS[unit] ?? width / 100);
  }, 0);
}
