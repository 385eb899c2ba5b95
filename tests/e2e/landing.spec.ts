import { expect, site, test, verify } from './fixtures.ts';

test('the landing page has navigation, banner, muted video and the card to the request', async ({
  page,
  host,
  email,
}) => {
  const { banner, heading } = site(page);
  await verify(page, host, email);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).not.toBe(0);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the request form' }).click();
  await expect(heading).toHaveText('Contact us for more information.');
});

test('under reduced motion the video waits for a press on Play', async ({ page, host, email }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verify(page, host, email);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play video' }).click();

  await expect(video).toHaveJSProperty('paused', false);
});

test('the top navigation leads to the parts of the landing page', async ({ page, host, email }) => {
  await verify(page, host, email);
  const navigation = page.getByRole('banner').getByRole('navigation');
  for (const [label, part] of Object.entries({
    Video: page.locator('video'),
    'Request Information': page.getByRole('link', { name: 'Open the request form' }),
    'Partner Program': page.getByRole('heading', { level: 1 }),
  })) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(part).toBeInViewport();
  }

  await expect(page).toHaveURL(/\/#program$/);
});
