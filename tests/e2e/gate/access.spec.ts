import { expect, site, test, verify } from '../fixtures.ts';

test('on load a stored email and code are verified automatically', async ({
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

test('stored access that is not valid leaves the gate in place', async ({ page, email }) => {
  await page.addInitScript((stored) => {
    localStorage.setItem('email', stored);
    localStorage.setItem('email_token', '000000');
  }, email);
  await page.goto('/');

  await expect(site(page).address).toHaveValue(email);
  await expect(site(page).status).toHaveText('');
  expect(await page.evaluate(() => localStorage.getItem('email_token'))).toBeNull();
});

test("'Use a different email' forgets the visitor and returns to the gate", async ({
  page,
  host,
  email,
}) => {
  const { address, contactUs } = site(page);
  await verify(page, host, email, '/info');
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await expect(address).toBeVisible();
  await expect(contactUs).toHaveCount(0);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('email');
  expect(stored).not.toContain('email_token');

  // The cookie of the pass is worth nothing without the code (docs/decisions/gate.md#g12).
  await page.goto('/');
  await expect(address).toBeVisible();
});
