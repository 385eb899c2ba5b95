import { pictureBrowser } from '../../../visual/pictureBrowser.ts';
import { expect, test } from '../fixtures.ts';

const pinned = process.platform === 'linux' && process.arch === 'x64';

test.skip(!pinned, 'the pictures are made by the pinned browser, which is for Linux on x64');
test.use(pinned ? { launchOptions: await pictureBrowser() } : {});
// A sheet of US Letter without its margins of 20 mm, at 96 pixels to the inch.
test.use({ viewport: { width: 665, height: 913 } });

test('the policy on paper looks as it was approved', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy-policy');

  await expect(page).toHaveScreenshot('policy.png', { fullPage: true });
});
