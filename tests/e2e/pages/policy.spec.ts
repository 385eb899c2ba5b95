import { expect, site, test } from '../fixtures.ts';

const sections = [
  'Introduction',
  'Scope',
  'Data Handling',
  'Responsibility',
  'Categories of Personal Information Processed',
  'Data Collection',
  'Data Retention',
  'Data Sharing',
  'Data Security',
  'Cookies & Tracking',
  'User Rights',
  'Prohibited Categories',
  "Children's Privacy",
  'California Residents',
  'Issue Resolution & Complaints',
  'Corporate Headquarters',
];

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();

test('the policy has its sixteen sections in their order [1.5, 2.5, wcag 2.4.6]', async ({
  page,
}) => {
  await page.goto('/privacy-policy');

  await expect(site(page).heading).toHaveText('Privacy Policy and Terms of Service');
  await expect(page.getByRole('main')).toContainText('12/12/2024');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(0, 16).map(plain)).toEqual(sections.map(plain));
  expect(headings[16]).toBe('Terms of Service');
});

test('a section of the policy has an address of its own', async ({ page }) => {
  await page.goto('/privacy-policy#user-rights');
  await expect(page.getByRole('heading', { name: 'User Rights' })).toBeInViewport();

  await page.getByRole('navigation').getByRole('link', { name: 'Scope', exact: true }).click();
  await expect(page).toHaveURL(/#scope$/);
  await expect(page.getByRole('heading', { name: 'Scope', exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'User Rights' })).toBeInViewport();
});

for (const height of [900, 1600]) {
  test(`the list of contents marks the section that was chosen, ${height} pixels high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy-policy');

    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
  });
}

test('on a phone the open list of contents closes behind the keyboard, and by Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Sections' });
  const summary = contents.locator('summary');
  const last = contents.getByRole('link').last();
  await summary.focus();

  await page.keyboard.press('Enter');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await expect(summary).toBeFocused();
});
