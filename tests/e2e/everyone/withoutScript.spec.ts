import type { Page } from '@playwright/test';
import { expect, hold, site, test } from '../fixtures.ts';
import { seenFaults } from './seenFaults.ts';

test.describe('when the script of the site does not arrive', () => {
  test.beforeEach(({ page, tolerate }) => {
    tolerate(/Failed to load resource/);
    return page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  });

  test('the gate says so, keeps what was typed, and shows the ways on', async ({ page }) => {
    await page.goto('/');
    const { address } = site(page);
    await address.fill('pat@firm.example');

    const help = page.getByRole('alert');
    await expect(help).toContainText('A part of this page did not arrive.');
    await expect(help.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(address).toHaveValue('pat@firm.example');

    await page.unrouteAll();
    await help.getByRole('link', { name: 'Load it again' }).click();
    await page.locator('html[data-early="done"]').waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a returning visitor is not kept waiting', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('email', 'pat@firm.example');
      localStorage.setItem('email_token', '123456');
    });
    await page.goto('/');

    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('a script that the browser cannot run leaves no gate without help', async ({
  page,
  tolerate,
}) => {
  tolerate(/SyntaxError|Unexpected/);
  await page.route(/\/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = younger than this browser;' }),
  );
  await page.goto('/');

  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.');
});

test.describe('when the script of the site hangs', () => {
  /** Opens the gate with a clock that can be put forward, and gives what lets the script come. */
  async function openHanging(page: Page) {
    await page.clock.install();
    const release = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('script[src*="/assets/index-"]').waitFor({ state: 'attached' });
    return release;
  }

  test('the gate says so after a while, and goes on if it comes after all', async ({
    page,
    email,
  }) => {
    const { address, sendCode, code } = site(page);
    const release = await openHanging(page);
    await address.fill(email);
    // The clock goes on meanwhile.
    await page.clock.fastForward(8_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(7_000);
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.');

    release();
    await page.locator('html[data-early="done"]').waitFor();

    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(address).toHaveValue(email);
    await sendCode.click();
    await expect(code).toBeVisible();
  });

  test('a returning visitor waits for no answer that cannot come, and is let in if it does', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('email', 'pat@firm.example');
      localStorage.setItem('email_token', '123456');
    });
    const checking = page.getByRole('progressbar');
    const verify = await hold(page, '**/VerifyAccessCodeToQRVideo*');
    const release = await openHanging(page);
    await expect(checking).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(checking).toHaveCount(0);

    release();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(checking).toBeVisible();
    verify();

    await expect(site(page).address).toHaveValue('pat@firm.example');
  });

  test('a script that comes in time says nothing later', async ({ page }) => {
    const release = await openHanging(page);
    release();
    await page.locator('html[data-early="done"]').waitFor();

    await page.clock.fastForward(60_000);

    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('every page says what it can, and the gate how to reach the company', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource.*404/);
    const gate = /Verify an Email to access ProBuilt/;
    for (const [path, title, status] of [
      ['/', gate, 200],
      ['/info', gate, 200],
      ['/privacy-policy', 'Privacy Policy and Terms of Service', 200],
      ['/nowhere', 'The page does not exist!', 404],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(status);
      await expect(site(page).heading).toHaveText(title);
      expect(await page.evaluate(seenFaults, false), path).toEqual([]);
      if (title !== gate) continue;
      await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
      const phone = page.locator('noscript a[href^="tel:"]');
      await expect(phone).toBeVisible();
      // Nothing lies over a digit of it.
      const covered = await phone.evaluate((link) =>
        Array.from(link.getClientRects(), ({ left, right, top, bottom }) =>
          [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2)),
        )
          .flat()
          .filter((topmost) => topmost !== link)
          .map((topmost) => topmost?.textContent),
      );
      expect(covered, path).toEqual([]);
    }
  });
});
