import archivo from '../assets/font/archivo-probuilt-latin.woff2';

/** The metrics of Archivo, as fractions of the font size. */
const ASCENT = 0.878;
const DESCENT = 0.21;

const ARIAL = "local('Arial'),local('Liberation Sans')";
const ARIAL_BOLD = "local('Arial Bold'),local('Liberation Sans Bold')";
const ROBOTO = "local('Roboto'),local('Roboto-Regular')";
const DEJAVU = "local('DejaVu Sans')";
const DEJAVU_BOLD = "local('DejaVu Sans Bold')";

/** The sizes, in percent, at which Arial, Roboto and DejaVu Sans are as wide as Archivo. */
const fallbackFaces = [
  { stretch: 93, weight: 500, arial: 94.7, roboto: 95.1, dejavu: 84 },
  { stretch: 96, weight: 400, arial: 95.9, roboto: 96.6, dejavu: 84.9 },
  { stretch: 96, weight: 600, arial: 99.4, roboto: 99.5, dejavu: 87.8 },
  { stretch: 100, weight: 400, arial: 98.15, roboto: 98.87, dejavu: 87.3 },
  { stretch: 100, weight: 600, arial: 96.1, roboto: 103.4, dejavu: 80.4, isBold: true },
  { stretch: 104, weight: 600, arial: 101.7, roboto: 109.4, dejavu: 85.1, isBold: true },
  { stretch: 106, weight: 600, arial: 103.8, roboto: 112.5, dejavu: 87.1, isBold: true },
  { stretch: 108, weight: 600, arial: 106.4, roboto: 114.2, dejavu: 89.2, isBold: true },
  { stretch: 110, weight: 600, arial: 107.7, roboto: 116.3, dejavu: 90.7, isBold: true },
  { stretch: 112, weight: 600, arial: 109.8, roboto: 119.7, dejavu: 92.4, isBold: true },
];

/** The site's font, and local fonts with the same metrics, which prevent a layout shift. */
export const fontFaces = [
  `@font-face{font-family:'Archivo ProBuilt';src:url('${archivo}') format('woff2');font-weight:400 700;font-stretch:88% 112%;font-display:swap}`,
  ...fallbackFaces.flatMap(({ arial, roboto, dejavu, isBold, ...face }) => [
    fallbackFace(face, 'Archivo Fallback', isBold ? ARIAL_BOLD : ARIAL, arial),
    fallbackFace(face, 'Archivo Fallback Roboto', ROBOTO, roboto),
    fallbackFace(face, 'Archivo Fallback DejaVu', isBold ? DEJAVU_BOLD : DEJAVU, dejavu),
  ]),
].join('');

type Face = Record<'stretch' | 'weight', number>;

function fallbackFace({ stretch, weight }: Face, family: string, source: string, size: number) {
  const ofAdjustedSize = (height: number) => `${((height / size) * 10_000).toFixed(2)}%`;
  return `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-stretch:${stretch}%;size-adjust:${size}%;ascent-override:${ofAdjustedSize(ASCENT)};descent-override:${ofAdjustedSize(DESCENT)};line-gap-override:0%}`;
}
