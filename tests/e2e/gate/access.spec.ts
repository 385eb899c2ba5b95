import { expect, site, test, verify } from '../fixtures.ts';

test('on load a stored email and code are verified automatically [4.6, 6.2, 7.1]', async ({
  page,
  host,
  email,
}) => {
  const { banner, contactUs, heading, address } = site(page);
  await verify(page, host, email);

  const cookies = await page.context().cookies();
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(address).toHaveCount(0);

  await page.goto('/privacy-policy');
  await expect(contactUs).toBeVisible();
  await page.goto('/info');
  await expect(heading).toHaveText('Contact us for more information.');
});
