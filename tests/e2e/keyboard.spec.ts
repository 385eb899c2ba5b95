import type { Locator, Page } from '@playwright/test';
import { answers, codeFor, expect, site, test } from './fixtures.ts';

/** Presses Tab until the target has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Sixty presses of Tab did not reach ${target.toString()}.`);
}

test('the whole way is open to the keyboard alone', async ({ page, host, email }) => {
  const { address, code, heading, field, contactUs } = site(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, address);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(code).toBeFocused();
  await page.keyboard.type(await codeFor(host, email));
  await page.keyboard.press('Enter');
  await expect(contactUs).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await tabTo(page, contactUs);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Contact us for more information.');
  await expect(heading).toBeFocused();

  for (const [name, value] of Object.entries(answers)) {
    await tabTo(page, field(name));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email sent successfully.')).toBeVisible();
});
