import { expect, type Page } from '@playwright/test';
import type { RunningHost } from '../../support/host/startHost.ts';
import { answers, codeFor, site } from '../fixtures.ts';

/** Walks through every state of the pages, from the gate to the thanks, and calls back in each. */
export async function walkPageStates(
  page: Page,
  host: RunningHost,
  email: string,
  onState: (state: string) => Promise<void>,
): Promise<void> {
  const { address, sendCode, status, code, verifyEmail, contactUs, sendRequest } = site(page);
  for (const [path, state] of [
    ['/privacy-policy', 'policy'],
    ['/nowhere', 'not found'],
    ['/', 'address step'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await onState(state);
  }
  await sendCode.click();
  await expect(status).not.toHaveText('');
  await onState('bad address');
  await address.fill(email);
  await sendCode.click();
  await expect(code).toBeVisible();
  await onState('code step');
  await code.fill('000000');
  await verifyEmail.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await onState('refused code');
  await code.fill(await codeFor(host, email));
  await verifyEmail.click();
  await contactUs.waitFor();
  await onState('landing page');

  await contactUs.click();
  await page.locator('altcha-widget').scrollIntoViewIfNeeded();
  await onState('request form');
  await sendRequest.click();
  await expect(page).toHaveTitle(/^Error: /);
  await onState('refused request');
  for (const [name, value] of Object.entries(answers)) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await sendRequest.click();
  await expect(page).toHaveTitle(/^Request sent/);
  await onState('sent request');
}
