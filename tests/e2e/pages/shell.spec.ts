import { pages } from '../../../src/content/pages.ts';
import { expect, hold, openGate, openVerified, site, test, verify } from '../fixtures.ts';

test('the back-to-top control scrolls smoothly [2.14]', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(site(page).backToTop).toBeVisible();
  const positions = await page.evaluate(async () => {
    const seen = [window.scrollY];
    const done = new Promise((resolve) =>
      window.addEventListener('scrollend', resolve, { once: true }),
    );
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    document.querySelector<HTMLElement>('button[aria-label="Back to top"]')?.click();
    await done;
    return seen;
  });

  expect(positions.at(-1)).toBe(0);
  expect(positions.filter((top) => top > 0 && top < 2000).length).toBeGreaterThan(2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a control looks as before once it was tapped', async ({ page }) => {
    await openGate(page);
    for (const control of [
      site(page).sendCode,
      page.getByRole('link', { name: 'Privacy Policy' }).first(),
      page.getByRole('link', { name: 'ProBuilt on LinkedIn' }),
    ]) {
      const look = () =>
        control.evaluate((element) => {
          const { backgroundColor, borderColor, color, textDecoration } = getComputedStyle(element);
          return { backgroundColor, borderColor, color, textDecoration };
        });
      await control.evaluate((element) =>
        element.addEventListener('click', (event) => event.preventDefault()),
      );
      const before = await look();
      await control.tap();
      await expect.poll(() => control.evaluate((element) => element.matches(':hover'))).toBe(true);
      await expect.poll(look).toEqual(before);
    }
  });
});

test('a path that is reached by Back starts at its top, too [2.13]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openGate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(site(page).heading).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.goBack();
  await expect(site(page).address).toBeVisible();
  await page.goForward();

  await expect(site(page).heading).toBeFocused();
  // Two frames later, whatever the browser itself wanted to scroll would be under way.
  const top = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
      ),
  );
  expect(top).toBe(0);
});

test('the page behind the gate starts at its top on a small screen', async ({
  page,
  host,
  email,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await verify(page, host, email);

  await expect(site(page).heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a reload keeps its place', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(site(page).backToTop).toBeVisible();
  await page.reload();

  await expect(site(page).backToTop).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the section in the address of a page behind the gate is found', async ({
  page,
  host,
  email,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openVerified(page, host, email);
  await page.goto('/privacy-policy');
  await page.goto('/#request');

  await expect(page.getByRole('link', { name: 'Open the request form' })).toBeInViewport();
});

test('a page that comes late takes focus when it is there', async ({ page }) => {
  const { heading } = site(page);
  await openGate(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading).toHaveText('Verify an Email to access ProBuilt');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  release();

  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(heading).toHaveText('Privacy Policy and Terms of Service');
  await expect(heading).toBeFocused();
});

test('a page whose file is gone, as after a new release, is loaded anew', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await openGate(page);
  const file = /\/assets\/PolicyRoute.*\.js$/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(file);
  });
  const released = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await released;
  await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
});

test('a page that is loaded anew starts at its top, in a tab that was reloaded before, too', async ({
  page,
  host,
  email,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 600 });
  await openVerified(page, host, email, '/info');
  await page.reload();
  await site(page).field('Phone').waitFor();
  const file = /\/assets\/PolicyRoute.*\.js$/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(file);
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const released = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await released;
  await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
  // The top navigation of a verified visitor shows that the page answers, and has scrolled.
  await expect(site(page).contactUs).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link leads on by the browser where the file of its page hangs', async ({ page }) => {
  await openGate(page);
  const release = await hold(page, /\/assets\/PolicyRoute.*\.js$/);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  expect(new URL((await loaded).url()).pathname).toBe('/privacy-policy');
  await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
  release();
});

test('a link that was followed is not followed again by the browser', async ({ page }) => {
  await page.clock.install();
  await openGate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));

  await page.clock.runFor(10_000);

  expect(loads).toBe(0);
});

test('a link that was called off by Back leaves the visitor alone', async ({
  page,
  host,
  email,
}) => {
  const { contactUs, field } = site(page);
  await openVerified(page, host, email);
  await contactUs.click();
  await field('Phone').fill('512');
  await page.clock.install();
  await hold(page, /\/assets\/PolicyRoute.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy$/);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.goBack();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');

  await page.clock.runFor(30_000);

  expect(loads).toBe(0);
  await expect(field('Phone')).toHaveValue('512');
});

test('a page whose file stays gone gives way to the error page, which loads it again', async ({
  page,
  host,
  email,
  tolerate,
}) => {
  tolerate(/Failed to load resource|dynamically imported module/);
  const { heading, contactUs } = site(page);
  const file = /\/assets\/InfoRoute.*\.js$/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await openVerified(page, host, email);
  await contactUs.click();
  await expect(heading).toHaveText('This page could not be shown');

  await page.unroute(file);
  await page.getByRole('button', { name: 'Load this page again' }).click();

  await expect(heading).toHaveText(pages.info.heading);
  await expect(page).toHaveURL('/info');
});

test('Back out of a section leads to where the visitor was, and scrolls by itself nowhere else', async ({
  page,
}) => {
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const contents = page.getByRole('main').getByRole('link', { name: 'User Rights' }).first();
  await contents.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.evaluate(() => window.scrollBy({ top: 30, behavior: 'instant' }));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await contents.evaluate((link) => (link as HTMLAnchorElement).click());
  await expect.poll(top).toBeGreaterThan(before + 500);
  // Back while a smooth scroll is still under way ends where that scroll ends.
  const places: number[] = [];
  await expect
    .poll(async () => places.push(await top()) > 1 && places.at(-1) === places.at(-2))
    .toBe(true);

  await page.goBack();

  await expect.poll(top).toBe(before);
});

test('very large text of a browser wraps at the gate, and the skip link stays out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGate(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  const isOnTop = () =>
    skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    });
  expect(await isOnTop()).toBe(false);
  await skip.focus();
  expect(await isOnTop()).toBe(true);
});
