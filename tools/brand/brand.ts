import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { previewPicture } from '../../shared/siteHeaders.ts';
import { browserArgs, fullBrowserPath } from '../browser/browserPath.ts';
import { designTokens } from './designTokens.ts';
import { paint, paintedFiles } from './paint.ts';

const preview = {
  source: 'tools/brand/og-image.html',
  file: `public${previewPicture.path}`,
  width: previewPicture.width,
  height: previewPicture.height,
};
const pictures = [
  preview,
  ...[180, 192, 512].map((size) => ({
    source: 'tools/brand/apple-touch-icon.svg',
    file: size === 180 ? 'public/apple-touch-icon.png' : `public/icon-${size}.png`,
    width: size,
    height: size,
  })),
];
const favicon = { source: 'public/favicon.svg', width: 32, height: 32 };

writeFileSync('docs/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
for (const file of paintedFiles) writeFileSync(file, paint(readFileSync(file, 'utf8')));

const browser = await chromium.launch({
  executablePath: await fullBrowserPath(),
  args: browserArgs,
});
for (const picture of pictures) writeFileSync(picture.file, await draw(picture));
// ImageMagick reduces the picture of link previews to 128 colors, a third of its size.
execFileSync('convert', [
  preview.file,
  '-dither',
  'None',
  '-colors',
  '128',
  `PNG8:${preview.file}`,
]);
writeFileSync('public/favicon.ico', iconFile(await draw(favicon)));
await browser.close();
process.stdout.write('Updated the colors of the drawings, logos, icons and pictures.\n');

async function draw({ source, ...viewport }: { source: string; width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  await page.goto(pathToFileURL(resolve(source)).href);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

/** Creates an ICO file that contains one PNG of 32 by 32 pixels. */
function iconFile(png: Buffer): Buffer {
  // The type, the number of pictures, width, height, colors, planes and bits per pixel.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  // The length and the offset of the PNG, in 32 bits each.
  const place = Buffer.from(Uint32Array.of(png.length, head.length + 8).buffer);
  return Buffer.concat([head, place, png]);
}
