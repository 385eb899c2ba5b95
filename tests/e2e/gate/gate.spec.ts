import { dark, light } from '../../../src/theme/tokens.ts';
import { codeFor, expect, openGate, site, test } from '../fixtures.ts';

test('a visitor verifies an address with a one-time code and sees the landing page [0.2, 1.2, 3.3]', async ({
  page,
  host,
  email,
}) => {
  const { heading, address, sendCode, code, verifyEmail, back, status, banner, contactUs } =
    site(page);
  await page.goto('/');
  await expect(heading).toHaveText('Verify an Email to access ProBuilt');
  await expect(back).toBeHidden();
  await expect(contactUs).toHaveCount(0);

  await address.fill(email);
  await sendCode.click();
  await expect(verifyEmail).toBeVisible();
  await expect(back).toBeVisible();
  await code.fill(await codeFor(host, email));
  await verifyEmail.click();

  await expect(banner).toBeVisible();
  await expect(contactUs).toHaveAttribute('href', '/info');
  await expect(status).toHaveCount(0);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await stored('email')).toBe(email);
  expect(await stored('email_token')).toMatch(/^\d{6}$/);
});

test('one press too many sends one code', async ({ page, email }) => {
  const { address, sendCode, code } = site(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/SendAccessCodeToQRVideo')) calls.push(request.url());
  });
  await page.goto('/');
  await address.fill(email);
  await sendCode.dblclick();
  await expect(code).toBeVisible();

  expect(calls).toHaveLength(1);
});

for (const width of [390, 900, 1024, 1440]) {
  test(`the heading stays where it is from the address to the code, ${width} pixels wide`, async ({
    page,
    email,
  }) => {
    const { heading, address, code } = site(page);
    await page.setViewportSize({ width, height: 900 });
    await openGate(page);
    const before = await heading.boundingBox();

    await address.fill(email);
    await address.press('Enter');
    await code.waitFor();

    const after = await heading.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(3);
  });
}

for (const [scheme, ground, ink] of [
  ['light', light.background.paper, light.text.primary],
  ['dark', dark.background.paper, dark.text.primary],
] as const) {
  test(`an address that the browser filled in keeps the field's colors: ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openGate(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '#gate-email',
    });
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });

    const { address } = site(page);
    await expect(address).toHaveCSS('box-shadow', `${rgb(ground)} 0px 0px 0px 99px inset`);
    await expect(address).toHaveCSS('-webkit-text-fill-color', rgb(ink));
    await expect(address).toHaveCSS('caret-color', rgb(ink));
  });
}

function rgb(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
