/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its pattern. */
import AxeBuilder from '@axe-core/playwright';
import { startHost } from '../../support/host/startHost.ts';
import { expect, site, test as base } from '../fixtures.ts';

/** A fresh machine: the host has no mail server, so letters stay in its own mailbox. */
const test = base.extend<object, { freshUrl: string }>({
  freshUrl: [
    async ({}, provide) => {
      const fresh = await startHost({ env: { SMTP_URL: '' } });
      await provide(fresh.url);
      await fresh.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ freshUrl }, provide) => provide(freshUrl),
});

test('without a mail server the built-in mailbox shows the code', async ({ page, email }) => {
  const { address, sendCode, code, verifyEmail, banner } = site(page);
  await page.goto('/');
  await address.fill(email);
  await sendCode.click();
  await expect(code).toBeVisible();

  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/mailbox');
    await expect(mailbox.getByText(email).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const digits = /(\d{6}) is your/.exec(await mailbox.locator('body').innerText())?.[1];
  const { violations } = await new AxeBuilder({ page: mailbox }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await code.fill(digits ?? 'no code in the mailbox');
  await verifyEmail.click();
  await expect(banner).toBeVisible();
});
