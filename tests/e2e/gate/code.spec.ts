import { expect, hold, site, test } from '../fixtures.ts';

for (const width of [320, 390, 1024]) {
  test(`nothing moves while a code is sent again, ${width} pixels wide`, async ({
    page,
    email,
  }) => {
    const { address, sendCode, code, resend } = site(page);
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto('/');
    await address.fill(email);
    await sendCode.click();
    await code.waitFor();
    const places = () =>
      page
        .locator('form')
        .locator('h1, input, button, p, a')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    const before = await places();

    await page.clock.fastForward('00:31');
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    expect(await places()).toEqual(before);

    const release = await hold(page, '**/SendAccessCodeToQRVideo*');
    await resend.click();
    await expect(resend.locator('svg')).toBeVisible();
    expect(await places()).toEqual(before);

    release();
    await expect(resend.locator('svg')).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

test('a reload of the tab finds the code step as it was, with keypad and inbox', async ({
  page,
  email,
}) => {
  const { address, sendCode, code } = site(page);
  const inbox = page.getByRole('link', { name: 'Open Gmail' });
  await page.goto('/');
  await address.fill(email.replace('firm.example', 'gmail.com'));
  await sendCode.click();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  const before = await inbox.boundingBox();

  await page.reload();
  expect(await inbox.boundingBox()).toEqual(before);

  // Hydration mends no attribute: this one is the prerendered page's.
  await expect(code).toHaveAttribute('inputmode', 'numeric');
});
