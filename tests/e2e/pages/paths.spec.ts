import { expect, site, test } from '../fixtures.ts';

test('any other path is the not-found page, with status 404 [2.4]', async ({ page, tolerate }) => {
  // Chromium itself logs the status of the document.
  tolerate(/Failed to load resource.*404/);
  for (const path of ['/nowhere', '/Info', '/info/more', '/privacy-policy//']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(site(page).heading).toHaveText('The page does not exist!');
  }
  await page.getByRole('main').getByRole('link').click();
  await expect(site(page).address).toBeVisible();
});

test('the request page and the not-found page are kept out of search engines', async ({
  request,
}) => {
  const robots = async (path: string) =>
    (await request.get(path)).headers()['x-robots-tag'] ?? 'indexed';

  expect(await robots('/')).toBe('indexed');
  expect(await robots('/privacy-policy')).toBe('indexed');
  expect(await robots('/info')).toContain('noindex');
  expect(await robots('/nowhere')).toContain('noindex');
});
