import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';
import { paint, paintedFiles } from './paint.ts';

/** The pictures that are files of pixels, by what they are drawn from, and their size. */
const pictures = [
  { source: 'tools/brand/og-image.html', file: 'public/og-image.png', width: 1200, height: 630 },
  {
    source: 'tools/brand/apple-touch-icon.svg',
    file: 'public/apple-touch-icon.png',
    width: 180,
    height: 180,
  },
];

for (const file of paintedFiles) writeFileSync(file, paint(readFileSync(file, 'utf8')));

const browser = await chromium.launch({
  executablePath: await fullBrowserPath(),
  args: browserArgs,
});
for (const { source, file, ...viewport } of pictures) {
  const page = await browser.newPage({ viewport });
  await page.goto(pathToFileURL(resolve(source)).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
}
await browser.close();
process.stdout.write('The drawings, logos, icons and pictures have the colors of the tokens.\n');
