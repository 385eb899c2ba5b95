import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Launch options for running as root, without a GPU and without downloads of components. */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-component-update'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for tests: the one that CHROMIUM_PATH or CHROME_PATH names, else the one that
 * the lockfile pins, else an installed one. Throws if none is found.
 */
export async function browserPath(): Promise<string> {
  const named = namedBrowser();
  if (named) return named;
  const pinned = await unpackedBrowser().catch(() => undefined);
  return pinned && starts(pinned) ? pinned : await fullBrowserPath();
}

/** Like `browserPath`, but prefers an installed browser, which has this machine's fonts. */
export async function fullBrowserPath(): Promise<string> {
  return namedBrowser() || installedBrowser() || (await unpackedBrowser());
}

const namedBrowser = () => process.env['CHROMIUM_PATH'] || process.env['CHROME_PATH'];

/** Finds an installed browser that starts, unlike the placeholder that Ubuntu may install. */
function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...MAC_PLACES].filter((place) => existsSync(place)).find(starts);
}

function starts(browser: string): boolean {
  return spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Unpacks the pinned Chromium with the libraries and fonts that a bare Debian lacks. Several
 * processes may do so at once: each unpacks into its own folder, and the first to finish renames
 * it.
 */
export async function unpackedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  }
  const bundle = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const home = join(dirname(dirname(bundle)), '.cache', 'test-browser');
  const browser = join(home, 'browser');
  if (existsSync(browser)) return browser;

  await mkdir(dirname(home), { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  try {
    await fill(draft, join(bundle, 'bin'));
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(browser)) throw error;
  }
  return browser;
}

async function fill(folder: string, packed: string): Promise<void> {
  const unpack = async (name: string) =>
    promisify(brotliDecompress)(await readFile(join(packed, `${name}.br`)));
  for (const archive of ['al2023.tar', 'fonts.tar'])
    execFileSync('tar', ['-x', '--no-same-owner'], { cwd: folder, input: await unpack(archive) });
  await writeFile(join(folder, 'chromium'), await unpack('chromium'), { mode: 0o755 });
  await writeFile(join(folder, 'fonts.conf'), FONTS);
  await writeFile(join(folder, 'browser'), START, { mode: 0o755 });
}

// The bundle's libraries and fonts come first, so that text renders identically on every machine.
// TEST_FONTS names another font configuration.
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${TEST_FONTS:-$here/fonts.conf}" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
