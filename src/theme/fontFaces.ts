import archivo from '../assets/font/archivo-probuilt-latin.woff2';

/** The address of the one font file, for the page that preloads it. */
export const fontAddress = archivo;

/**
 * The site's font, and a local one stretched to the same metrics, so that nothing moves when the
 * file arrives.
 */
export const fontFaces = [
  {
    fontFamily: "'Archivo ProBuilt'",
    src: `url('${archivo}') format('woff2')`,
    fontWeight: '400 700',
    fontStretch: '88% 112%',
    fontDisplay: 'swap' as const,
  },
  {
    fontFamily: "'Archivo Fallback'",
    src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
    sizeAdjust: '98.3%',
    ascentOverride: '89.3%',
    descentOverride: '21.4%',
    lineGapOverride: '0%',
  },
];
