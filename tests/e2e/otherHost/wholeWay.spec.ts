import type { Page } from '@playwright/test';
import type { BareHost } from '../../support/otherHost/bareHost.ts';
import { expect, site } from '../fixtures.ts';
import { fillRequest, test, toCodeStep } from './fixtures.ts';

/** Goes through the gate with the code of the bare host. */
async function enter(page: Page, email: string, path = '/') {
  await toCodeStep(page, email, path);
  await site(page).verifyEmail.click();
}

/** The headers of a call that no browser adds by itself. */
function ownHeaders({ headers }: BareHost['calls'][number]) {
  const byBrowser =
    /^(?:host|connection|origin|referer|user-agent|content-length|pragma)$|^(?:cache|accept|sec)-/;
  return Object.keys(headers)
    .filter((name) => !byBrowser.test(name))
    .toSorted();
}

test('the whole way: a code of any form is sent as typed, and the request arrives', async ({
  page,
  email,
  servers: { bareHost },
}) => {
  await enter(page, email, '/info');
  await fillRequest(page);
  await site(page).sendRequest.click();
  await expect(page.getByText('Email sent successfully.')).toBeVisible();

  const { calls } = bareHost;
  expect(calls.map(({ method, name, query }) => [method, name, query])).toEqual([
    ['GET', 'SendAccessCodeToQRVideo', { sEmail: email }],
    ['GET', 'VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: 'AB-12cd' }],
    ['POST', 'SendEmailToSales', { RequestEmail: email }],
  ]);
  for (const call of calls) {
    expect(ownHeaders(call)).toEqual(['accept', 'clienttime', 'content-type']);
    expect(call.headers.accept).toBe('application/json');
  }
  expect([...(calls[2]?.body ?? '').matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'msgBody',
  ]);
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toEqual({ email, email_token: 'AB-12cd' });
});

test('nothing is promised in the name of another host, and the policy names it', async ({
  page,
  email,
}) => {
  const { code } = site(page);
  await toCodeStep(page, email);
  await expect(code).not.toHaveAttribute('inputmode');
  await expect(page.getByRole('main')).not.toContainText('minute');
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('minute');

  await page.goto('/privacy-policy');
  await expect(page.getByText('The login service at login.test may set')).toBeVisible();
});

for (const cookie of [false, true]) {
  test(`on load a stored code that may be used again verifies, ${cookie ? 'with a cookie' : 'without one'}`, async ({
    page,
    email,
    servers: { bareHost },
  }) => {
    bareHost.behave({ cookie });
    await enter(page, email);
    const { banner, address } = site(page);
    await expect(banner).toBeVisible();
    await page.reload();

    await expect(banner).toBeVisible();
    await expect(address).toHaveCount(0);
    expect(bareHost.calls.at(-1)?.query).toEqual({ sEmail: email, AccessKey: 'AB-12cd' });
    expect(bareHost.calls.at(-1)?.headers.cookie).toBe(cookie ? 'key=1' : undefined);
  });
}

test('a code that works once leaves the gate, with the address filled in', async ({
  page,
  email,
  servers: { bareHost },
}) => {
  bareHost.behave({ singleUse: true });
  await enter(page, email);
  await expect(site(page).banner).toBeVisible();
  await page.reload();

  await expect(site(page).address).toHaveValue(email);
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    email,
  });
});

test("'Use a different email' makes no call", async ({ page, email, servers: { bareHost } }) => {
  await enter(page, email, '/info');
  const different = page.getByRole('button', { name: 'Use a different email' });
  await different.waitFor();
  const before = bareHost.calls.length;
  await different.click();

  await expect(site(page).address).toHaveValue('');
  expect(bareHost.calls).toHaveLength(before);
});
