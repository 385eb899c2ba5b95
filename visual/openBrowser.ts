import { chromium, type Browser } from 'playwright';
import { unpackedBrowser } from '../tests/support/browser/browserPath.ts';

/** Whatever a machine could decide about the look of a letter or a color is decided here. */
const FIXED_LOOK = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  // One way of drawing for every processor.
  '--disable-skia-runtime-opts',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-smooth-scrolling',
];

/** A part that changes is drawn as a whole again, and a frame waits for all that belongs to it. */
const WHOLE_FRAMES = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--run-all-compositor-stages-before-draw',
];

const CLOSED = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/**
 * Starts the browser of the pictures: always the one that the lockfile pins, with the fonts that
 * come with it, never an installed one. Throws on a machine that it was not made for.
 */
export async function openBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Pictures can be compared only with the browser that made the references: Chromium for ' +
        'Linux on x64, from the lockfile. Use such a machine, or a container of that platform.',
    );
  }
  return chromium.launch({
    executablePath: await unpackedBrowser(),
    args: [...FIXED_LOOK, ...WHOLE_FRAMES, ...CLOSED],
    // Playwright would close the browser and let the run go on, with every picture failing.
    handleSIGTERM: false,
  });
}
