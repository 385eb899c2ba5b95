import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, openVerified, site, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  const reason = 'Without Arial or Roboto nothing can be as wide as the font before it comes.';
  test.skip(!(await hasStandIn(page)), reason);
});

for (const path of ['/', '/privacy-policy']) {
  test(`nothing moves while ${path} is loaded by a new visitor`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
  });
}

for (const path of ['/', '/info']) {
  test(`nothing moves while ${path} is loaded by a verified visitor`, async ({
    page,
    host,
    email,
  }) => {
    await openVerified(page, host, email);
    await page.goto(path);
    await site(page).contactUs.waitFor();
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
  });
}

for (const [path, width] of [
  ['/', 390],
  ['/privacy-policy', 390],
  ['/nowhere', 1440],
] as const) {
  test(`nothing moves at ${path}, ${width} pixels wide, when the font comes late`, async ({
    page,
    tolerate,
  }) => {
    // The browser notes the status of the not-found page.
    tolerate(/Failed to load resource.*404/);
    await page.setViewportSize({ width, height: 900 });
    let bringFont = () => {};
    const painted = new Promise<void>((resolve) => (bringFont = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
    await expect.poll(() => fontStatus(page)).toBe('loading');

    bringFont();
    await expect.poll(() => fontStatus(page)).toBe('loaded');
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
  });
}

for (const [path, width, height, before] of [
  ['/', 1920, 1080, '<input'],
  // In the middle of the footer.
  ['/nowhere', 390, 900, 'Business software'],
  // The text is shorter than its list of contents.
  ['/privacy-policy', 1440, 900, '<section id="data-handling"'],
] as const) {
  test(`${path} that arrives in pieces does not move: the second with '${before}'`, async ({
    page,
    host,
    tolerate,
  }) => {
    await page.setViewportSize({ width, height });
    const slow = createServer((request, response) => {
      void fetch(host.url + request.url).then(async (answer) => {
        response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        const middle = request.url === path ? body.lastIndexOf(before) : 0;
        response.write(body.subarray(0, middle));
        setTimeout(() => response.end(body.subarray(middle)), 500);
      });
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    // It stands between the page and the host.
    tolerate(new RegExp(`^request: http://127.0.0.1:${port}/`));

    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.waitForLoadState('networkidle');

    expect(await shifts(page)).toEqual([]);
    slow.close();
    slow.closeAllConnections();
  });
}

function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('Stand-in', "local('Arial'), local('Liberation Sans'), local('Roboto')")
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
}

function fontStatus(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => [...document.fonts].find(({ family }) => family.includes('Archivo ProBuilt'))?.status,
  );
}

/** A fraction of a pixel, by which some browsers place a line anew. */
const UNSEEN = 0.0001;

/**
 * What was on screen and has moved, and how far, as the browser tells it (Cumulative Layout Shift).
 */
async function shifts(page: Page): Promise<string[]> {
  const moved = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(told)));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer says nothing.
        setTimeout(() => resolve([]), 500);
        const told = (entry: PerformanceEntry) => {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          const places = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} '${node?.textContent?.slice(0, 30)}' from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          );
          return { value, what: `${value} ${places.join('; ')}` };
        };
      }),
  );
  return moved.filter(({ value }) => value > UNSEEN).map(({ what }) => what);
}
