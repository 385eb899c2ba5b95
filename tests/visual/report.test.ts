import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../visual/openBrowser.ts';
import { encodePicture } from '../../visual/picture.ts';
import { renderReport } from '../../visual/renderReport.ts';
import type { Result } from '../../visual/run.ts';

const here = process.platform === 'linux' && process.arch === 'x64';

const result = (id: string, overrides: Partial<Result>): Result => {
  const [story = '', mode = ''] = id.split('.');
  const component = id.startsWith('header') ? 'Header' : 'Footer';
  return { id, story, component, state: 'Signed In', mode, status: 'changed', ...overrides };
};

const results = [
  result('header--signed-in.phone', { pixels: 1 }),
  result('header--signed-in.desk', { pixels: 312 }),
  result('footer--at-the-top.desk', { status: 'new' }),
  result('header--signed-out.desk', { status: 'same' }),
  result('footer--broken.desk', { status: 'failed', message: 'No <b>link</b>' }),
];

const grey = {
  width: 40,
  height: 30,
  data: new Uint8Array(40 * 30 * 4).fill(255).fill(90, 0, 2400),
};
const png = `data:image/png;base64,${encodePicture(grey).toString('base64')}`;
const sights = Object.fromEntries(
  results.map(({ id }) => [id, { reference: png, actual: png, difference: png }]),
);

describe.runIf(here)('the report of the visual review', () => {
  let folder = '';
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'));
    const html = await renderReport({ took: 61, results, unapproved: [], sights });
    await writeFile(join(folder, 'report.html'), html);
    browser = await openBrowser();
    page = await (await browser.newContext()).newPage();
  });

  beforeEach(async () => {
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    // Chromium drops keys until a page has been painted.
    await page.screenshot();
  });

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  const title = () => page.textContent('#detail');

  test('the report works from a file, and shows first what needs a decision', async () => {
    expect(await page.textContent('#summary')).toContain('5 pictures of 4 stories in 61 s.');
    expect(await title()).toContain('footer--broken.desk');
    expect(await page.textContent('#message')).toBe('No <b>link</b>');
    expect(await page.getByText('2 changed').isVisible()).toBe(true);
  });

  test('keys go to the next picture and the one before', async () => {
    await page.keyboard.press('j');
    expect(await title()).toContain('header--signed-in.phone');
    await page.keyboard.press('ArrowRight');
    expect(await title()).toContain('312 pixels differ');
    await page.keyboard.press('k');
    expect(await title()).toContain('1 pixel differs');
  });

  test('a and r mark a picture and show the command to run', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.keyboard.press('r');

    expect(await page.textContent('#approve-command')).toBe(
      'npm run visual:approve -- header--signed-in.phone',
    );
    expect(await page.textContent('#reject-command')).toBe(
      'npm run visual:reject -- header--signed-in.desk',
    );
    expect(await page.textContent('#undecided')).toContain('1 of 3');
  });

  test('a story that failed can be neither approved nor rejected', async () => {
    await page.keyboard.press('a');

    expect(await page.locator('#approve').isDisabled()).toBe(true);
    expect(await page.locator('#approve-command').isVisible()).toBe(false);
  });

  test('the list is filtered by component and by what became of a picture', async () => {
    await page.selectOption('#component', 'Header');
    expect(await page.locator('#list button').count()).toBe(2);

    await page.getByLabel('1 same').check();
    expect(await page.locator('#list button').count()).toBe(3);
  });

  test('the slider shows the reference to its left and the actual picture to its right', async () => {
    await page.keyboard.press('2');
    await page.locator('#slide').fill('25');

    const clip = await page
      .locator("[data-sight='actual']")
      .evaluate((figure) => getComputedStyle(figure).clipPath);
    expect(clip).toBe('inset(0px 0px 0px 25%)');
    expect(await page.locator("[data-sight='reference'] img").isVisible()).toBe(true);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in the report in %s',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      for (const view of ['1', '2', '3']) {
        await page.keyboard.press(view);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();

        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    },
  );

  test('the report says what is not in its filter, and fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.selectOption('#component', 'Footer');
    for (const status of ['1 failed', '1 new']) await page.getByLabel(status).uncheck();

    expect(await page.getByText('Nothing to show with this filter.').isVisible()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
