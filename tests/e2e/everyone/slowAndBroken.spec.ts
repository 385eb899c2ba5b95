import { codeFor, expect, hold, outlineOf, site, test, verify } from '../fixtures.ts';

const OFFLINE = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test('an address typed before the script runs is kept and sent', async ({ page, host, email }) => {
  const { address, sendCode, code } = site(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await address.fill(email);
  release();
  await page.waitForLoadState();

  await expect(address).toHaveValue(email);
  await sendCode.click();
  await code.fill(await codeFor(host, email));
});

test('a field that is in focus before the script runs shows it, and goes on', async ({ page }) => {
  const { address } = site(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await address.focus();
  expect(await address.evaluate(outlineOf)).toBe('solid 3px');
  release();
  await page.waitForLoadState();

  await expect(address).toBeFocused();
  expect(await address.evaluate(outlineOf)).toBe('solid 3px');
});

for (const enter of [false, true]) {
  test(`an address typed before the script runs outlives an extension that changes the page${enter ? ', and so does Enter' : ''}`, async ({
    page,
    email,
    tolerate,
  }) => {
    // React says that it draws the page anew.
    tolerate(/Minified React error #418/);
    const { address, code } = site(page);
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await address.fill(email);
    if (enter) await address.press('Enter');
    await address.evaluate((field) => field.after(document.createElement('i')));
    release();

    if (enter) {
      await expect(code).toBeVisible();
      return;
    }
    await page.locator('html[data-early="done"]').waitFor();
    await expect(page.locator('#gate-email + i')).toHaveCount(0);
    await expect(address).toHaveValue(email);
    await expect(address).toBeFocused();
  });
}

test('Enter before the script runs is not lost', async ({ page, email }) => {
  const { address, code } = site(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await address.fill(email);
  await address.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();

  await expect(code).toBeVisible();
});

test('the gate keeps the address while the network is away', async ({
  page,
  context,
  email,
  tolerate,
}) => {
  tolerate(OFFLINE);
  const { address, sendCode, status, code } = site(page);
  await page.goto('/');
  await address.fill(email);
  await context.setOffline(true);
  await sendCode.click();
  await expect(status).toHaveText('Issue sending Email.');
  await expect(address).toHaveValue(email);

  await context.setOffline(false);
  await sendCode.click();
  await expect(code).toBeVisible();
});

test('storage that throws does not break the way through the gate', async ({
  page,
  host,
  email,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse });
  });
  await verify(page, host, email, '/info');

  await expect(site(page).field('Email')).toHaveValue(email);
});

test('a page whose end is lost on the way is shown all the same', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.route('/', async (route) => {
    const response = await route.fetch({ headers: { 'accept-encoding': 'identity' } });
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<template>')) });
  });
  // Nor does the site's script come, which would put things right.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { heading } = site(page);
  await expect(heading).toBeHidden();

  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

  await expect(heading).toBeVisible();
});
