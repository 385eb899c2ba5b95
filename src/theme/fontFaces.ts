import archivo from '../assets/font/archivo-probuilt-latin.woff2';

/** The metrics of Archivo, as fractions of the font size. */
const ASCENT = 0.878;
const DESCENT = 0.21;

const REGULAR = "local('Arial'),local('Liberation Sans')";
const BOLD = "local('Arial Bold'),local('Liberation Sans Bold')";
const ROBOTO = "local('Roboto'),local('Roboto-Regular')";

/** The sizes, in percent, at which Arial and Roboto set the site's words as wide as Archivo. */
const fallbackFaces = [
  { stretch: 96, weight: 400, arial: [REGULAR, 95.9], roboto: 96.6 },
  { stretch: 96, weight: 600, arial: [REGULAR, 99.4], roboto: 99.5 },
  { stretch: 100, weight: 400, arial: [REGULAR, 98.15], roboto: 98.87 },
  { stretch: 100, weight: 600, arial: [BOLD, 96.1], roboto: 103.4 },
  { stretch: 104, weight: 600, arial: [BOLD, 101.7], roboto: 109.4 },
  { stretch: 106, weight: 600, arial: [BOLD, 103.8], roboto: 112.5 },
  { stretch: 108, weight: 600, arial: [BOLD, 106.4], roboto: 114.2 },
  { stretch: 110, weight: 600, arial: [BOLD, 107.7], roboto: 116.3 },
  { stretch: 112, weight: 600, arial: [BOLD, 109.8], roboto: 119.7 },
] as const;

/** The site's font, and local fonts in its widths and heights: nothing moves when it arrives. */
export const fontFaces = [
  `@font-face{font-family:'Archivo ProBuilt';src:url('${archivo}') format('woff2');font-weight:400 700;font-stretch:88% 112%;font-display:swap}`,
  ...fallbackFaces.flatMap(({ stretch, weight, arial: [source, size], roboto }) => [
    fallbackFace('Archivo Fallback', source, { stretch, weight, size }),
    fallbackFace('Archivo Fallback Roboto', ROBOTO, { stretch, weight, size: roboto }),
  ]),
].join('');

function fallbackFace(
  family: string,
  source: string,
  { stretch, weight, size }: { stretch: number; weight: number; size: number },
) {
  const ofAdjustedSize = (height: number) => `${((height / size) * 10_000).toFixed(2)}%`;
  return `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-stretch:${stretch}%;size-adjust:${size}%;ascent-override:${ofAdjustedSize(ASCENT)};descent-override:${ofAdjustedSize(DESCENT)};line-gap-override:0%}`;
}
