import { unpackedBrowser } from '../tools/browser/browserPath.ts';

/** Starts the browser that the lockfile pins, with its own fonts, alike on every machine. */
export async function pictureBrowser() {
  return { executablePath: await unpackedBrowser(), args: ARGS };
}

const ARGS = [
  // Letters and colors look the same on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-gpu',
  '--hide-scrollbars',
  // A frame waits for all that belongs to it.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--run-all-compositor-stages-before-draw',
  // The browser calls nobody.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];
