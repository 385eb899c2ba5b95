import { startHost } from '../../support/host/startHost.ts';
import { codeFor, expect, site } from '../fixtures.ts';
import { fillRequest, HOST, PAGES, test } from './fixtures.ts';

test('pages on another site than our own host: a returning visitor stays verified', async ({
  page,
  email,
  servers: { bareHost },
}) => {
  const host = await startHost({ env: { PUBLIC_URL: HOST, ALLOWED_ORIGINS: PAGES } });
  bareHost.forwardTo(host.url);
  const { address, sendCode, code, verifyEmail, sendRequest, heading } = site(page);
  await page.goto('/info');
  await address.fill(email);
  await sendCode.click();
  await code.fill(await codeFor(host, email));
  await verifyEmail.click();
  await expect(heading).toHaveText('Contact us for more information.');

  const cookies = await page.context().cookies(HOST);
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    '__Host-probuilt_browser',
    '__Host-probuilt_pass',
  ]);
  for (const cookie of cookies)
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'None',
      partitionKey: 'https://pages.test',
    });
  // A code is redeemed once: only the cookie lets the same pair verify again.
  await page.reload();
  await fillRequest(page);
  await sendRequest.click();
  await expect(page.getByText('Email sent successfully.')).toBeVisible();
  await host.stop();
});
