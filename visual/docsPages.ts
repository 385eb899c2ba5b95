import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pictureBrowser } from './pictureBrowser.ts';

const REFERENCE = 'visual/references/docs-page.png';

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  execFileSync('npm', ['run', 'build-storybook', '--silent'], { stdio: 'ignore' });
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch(await pictureBrowser());
}, 300_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openDocs(component: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${url}iframe.html?viewMode=docs&id=${component}--docs`);
  return page;
}

test.each(['gate-gatecard', 'info-infoform', 'frame-backtotop', 'landing-promovideo'])(
  'the docs page of %s stays at its top',
  async (component) => {
    const page = await openDocs(component);
    // A frame loads axe after the play function of its story.
    await page.waitForEvent('requestfinished', (request) => /\/axe-/.test(request.url()));

    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('a docs page shows a component as the site does', async () => {
  const page = await openDocs('landing-sheetcells');
  const picture = await page.locator('.docs-story').first().screenshot();
  mkdirSync('dist/visual', { recursive: true });
  writeFileSync(inject('update') ? REFERENCE : 'dist/visual/docs-page.png', picture);

  expect(picture.equals(readFileSync(REFERENCE))).toBe(true);
});

declare module 'vitest' {
  interface ProvidedContext {
    /** True if references are renewed. */
    update: boolean;
  }
}
