import { expect, site, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the policy is readable', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
    await expect(page.getByRole('heading', { name: 'User Rights' })).toBeVisible();
  });

  test('the not-found page says so, with status 404', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource.*404/);
    const answer = await page.goto('/nowhere');

    expect(answer?.status()).toBe(404);
    await expect(site(page).heading).toHaveText('The page does not exist!');
  });

  test('the gate shows how to reach the company', async ({ page }) => {
    await page.goto('/');

    await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible();
  });
});
