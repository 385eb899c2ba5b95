import { browserArgs, unpackedBrowser } from '../tools/browser/browserPath.ts';

/** Returns the launch options for the browser that the lockfile pins, which has its own fonts. */
export async function pictureBrowser() {
  return { executablePath: await unpackedBrowser(), args: ARGS };
}

const ARGS = [
  ...browserArgs,
  // Renders text and colors identically on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  // Paints a frame only when it is complete.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--run-all-compositor-stages-before-draw',
  // Blocks requests to other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
