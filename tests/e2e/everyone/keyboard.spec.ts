import type { Locator, Page } from '@playwright/test';
import { answers, codeFor, expect, outlineOf, site, test } from '../fixtures.ts';

/** Presses Tab until the target has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      await expect.poll(() => target.evaluate(outlineOf)).toBe('solid 3px');
      return;
    }
  }
  throw new Error(`Sixty presses of Tab did not reach ${target.toString()}.`);
}

test('the whole way is open to the keyboard alone [wcag 2.1.1 2.4.1 2.4.7 3.2.2]', async ({
  page,
  host,
  email,
}) => {
  const { address, code, heading, field, contactUs } = site(page);
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, address);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(code).toBeFocused();
  await page.keyboard.type(await codeFor(host, email));
  await page.keyboard.press('Enter');
  await expect(contactUs).toBeVisible();
  await expect(heading).toBeFocused();

  // Past the end of the page Tab begins again at its start.
  await tabTo(page, skip);
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
