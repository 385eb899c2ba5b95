import { codeFor, expect, hold, site, test } from '../fixtures.ts';

test('a refused code shows no message and leaves the gate in place', async ({
  page,
  host,
  email,
}) => {
  const { address, sendCode, code, verifyEmail, status, contactUs, banner } = site(page);
  await page.goto('/');
  await address.fill(email);
  await sendCode.click();
  const right = await codeFor(host, email);
  const wrong = right === '111111' ? '222222' : '111111';

  await code.fill(wrong);
  await verifyEmail.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(status).toHaveText('');
  await expect(contactUs).toHaveCount(0);
  const selected = await code.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(selected).toBe(wrong);

  await page.keyboard.type(right);
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await verifyEmail.click();
  await expect(banner).toBeVisible();
});

test('the step and the address survive a reload between the steps', async ({
  page,
  host,
  email,
}) => {
  const { address, sendCode, code, verifyEmail, banner } = site(page);
  await page.goto('/');
  await address.fill(email);
  await sendCode.click();
  await expect(code).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  await code.fill(await codeFor(host, email));
  await verifyEmail.click();
  await expect(banner).toBeVisible();
});

test('a code can be sent again after half a minute, and the first one still verifies', async ({
  page,
  host,
  email,
}) => {
  const { address, sendCode, code, resend, verifyEmail, banner } = site(page);
  await page.clock.install();
  await page.goto('/');
  await address.fill(email);
  await sendCode.click();
  const first = await codeFor(host, email);

  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward('00:31');
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
  await resend.click();
  await host.waitForLetter(({ to, text }) => to === email && !text.includes(first));
  await expect(resend).toHaveAttribute('aria-disabled', 'true');

  await code.fill(first);
  await verifyEmail.click();
  await expect(banner).toBeVisible();
});

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
