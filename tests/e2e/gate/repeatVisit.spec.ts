import type { CDPSession, Page } from '@playwright/test';
import { expect, site, test, verify } from '../fixtures.ts';

test('a second visit to the gate asks for nothing but the page', async ({ page }) => {
  await load(page, '/');

  expect(await load(page, '/')).toEqual(['304 /']);
});

test('a second visit of a verified visitor asks for nothing but the page and the verification', async ({
  page,
  host,
  email,
}) => {
  await verify(page, host, email);
  await load(page, '/');

  expect(await load(page, '/')).toEqual(['304 /', '200 /api/Setup/VerifyAccessCodeToQRVideo']);
  await expect(site(page).banner).toBeVisible();
});

test('the automatic verification starts before the script of the landing page has run', async ({
  page,
  host,
  email,
}) => {
  await verify(page, host, email);
  await page.goto('/');
  await expect(site(page).heading).toHaveText(/Your clients build/);
  const cdp = await page.context().newCDPSession(page);
  const order: string[] = [];
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('VerifyAccessCode')) order.push('verification asked');
  });
  cdp.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/LandingRoute-')) order.push('landing page parsed');
  });
  await cdp.send('Network.enable');
  await cdp.send('Debugger.enable');
  order.length = 0;
  await page.reload();
  await expect(site(page).heading).toHaveText(/Your clients build/);
  expect(order).toEqual(['verification asked', 'landing page parsed']);
});

/** Loads a page and gives what had to be asked for: status and path of all that no cache held. */
async function load(page: Page, path: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const asked = watch(cdp);
  await cdp.send('Network.enable');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  return asked();
}

function watch(cdp: CDPSession): () => string[] {
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  // Only what travels has this event: a file from a cache has none.
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(requestId, statusCode),
  );
  return () => [...statuses].map(([id, status]) => `${status} ${paths.get(id)}`);
}
