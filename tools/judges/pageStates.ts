import { chromium, expect, type Page } from '@playwright/test';
import { answers, codeFor, site } from '../../tests/e2e/fixtures.ts';
import { browserArgs, browserPath } from '../../tests/support/browser/browserPath.ts';
import { startHost } from '../../tests/support/host/startHost.ts';

const EMAIL = 'pat@firm.example';

/**
 * Walks the built site through every state of its pages, from the gate to the thanks, and calls
 * back in each. A script of the judge may come along. Resolves to the policy of the pages.
 */
export async function walkPageStates(
  script: string,
  onState: (page: Page, state: string) => Promise<void>,
): Promise<string> {
  const host = await startHost();
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage({ baseURL: host.url, reducedMotion: 'reduce' });
    await page.addInitScript({ content: script });
    const { address, sendCode, status, code, verifyEmail, contactUs, sendRequest } = site(page);
    for (const [path, state] of [
      ['/privacy-policy', 'policy'],
      ['/nowhere', 'not found'],
      ['/', 'address step'],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await onState(page, state);
    }
    await sendCode.click();
    await expect(status).not.toHaveText('');
    await onState(page, 'bad address');
    await address.fill(EMAIL);
    await sendCode.click();
    await expect(code).toBeVisible();
    await onState(page, 'code step');
    await code.fill('000000');
    await verifyEmail.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await onState(page, 'refused code');
    await code.fill(await codeFor(host, EMAIL));
    await verifyEmail.click();
    await contactUs.waitFor();
    await onState(page, 'landing page');

    await contactUs.click();
    await page.locator('altcha-widget').scrollIntoViewIfNeeded();
    await onState(page, 'request form');
    await sendRequest.click();
    await expect(page).toHaveTitle(/^Error: /);
    await onState(page, 'refused request');
    for (const [name, value] of Object.entries(answers)) {
      await page.getByRole('textbox', { name }).fill(value);
    }
    await sendRequest.click();
    await expect(page).toHaveTitle(/^Request sent/);
    await onState(page, 'sent request');
    const response = await fetch(host.url);
    return response.headers.get('content-security-policy') ?? '';
  } finally {
    await browser.close();
    await host.stop();
  }
}
