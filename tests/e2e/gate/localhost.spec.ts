import { answers, expect, openGate, site, test as base } from '../fixtures.ts';

/** The same host under the name that the specification treats in its own way. */
const test = base.extend({
  baseURL: async ({ host }, provide) => provide(host.url.replace('127.0.0.1', 'localhost')),
});

test('on localhost sending and verifying are skipped and succeed after 100 ms [4.7]', async ({
  page,
  email,
}) => {
  const { address, sendCode, code, verifyEmail, contactUs } = site(page);
  const loading = page.getByRole('progressbar');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.clock.install();
  // A clock that stands still would keep the page from coming alive.
  await openGate(page);
  await address.fill(email);
  await page.clock.pauseAt(Date.now() + 60_000);

  await sendCode.click();
  await page.clock.runFor(99);
  await expect(loading).toBeVisible();
  await page.clock.runFor(1);
  await code.fill('any code');

  await verifyEmail.click();
  await page.clock.runFor(99);
  await expect(loading).toBeVisible();
  await page.clock.runFor(1);
  await expect(contactUs).toBeVisible();
  expect(calls).toEqual([]);
});

test("on localhost a bad address still gives 'Invalid Email.' [5.1]", async ({ page }) => {
  const { address, sendCode, code } = site(page);
  await page.clock.install();
  await openGate(page);
  await address.fill('pat@firm');
  await sendCode.click();

  await expect(page.getByText('Invalid Email.')).toBeVisible();
  // Longer than a skipped call takes.
  await page.clock.runFor(200);
  await expect(code).toHaveCount(0);
});

test('a request from localhost reaches sales and is marked as not verified', async ({
  page,
  host,
  email,
}) => {
  const { address, sendCode, code, verifyEmail, field, sendRequest } = site(page);
  await page.goto('/info');
  await address.fill(email);
  await sendCode.click();
  await code.fill('any code');
  await verifyEmail.click();
  for (const [name, value] of Object.entries(answers)) await field(name).fill(value);
  await sendRequest.click();
  await expect(page.getByText('Email sent successfully.')).toBeVisible();

  const letter = await host.waitForLetter(({ replyTo }) => replyTo === email);
  expect(letter.text).toMatch(/not verified/i);
});
