import { setTimeout } from 'node:timers/promises';
import { CODE } from '../../support/otherHost/bareHost.ts';
import { body, nonsense } from '../../support/otherHost/nonsense.ts';
import { answers, expect, site } from '../fixtures.ts';
import { fillRequest, test, toCodeStep } from './fixtures.ts';

/** The others are in tests/api/nonsense.test.ts: they make no difference to a page. */
const some = Object.entries(nonsense).filter(([name]) =>
  /HTML|half of an answer|401|redirect/.test(name),
);

/** What Chromium itself logs of such answers, and of where a redirect leads. */
const LOGGED = /Failed to load resource|https:\/\/login\.test\/elsewhere/;

test("whatever nonsense answers 'Send Code', it is 'Issue sending Email.', once a call", async ({
  page,
  email,
  tolerate,
  servers: { bareHost },
}) => {
  tolerate(LOGGED);
  const { address, sendCode, status, code } = site(page);
  await page.goto('/');
  for (const [name, answer] of some) {
    bareHost.behave({}, answer);
    // A keystroke clears the message of the call before.
    await address.fill('');
    await address.fill(email);
    await expect(status).toHaveText('');
    await sendCode.click();
    await expect(status, name).toHaveText('Issue sending Email.');
    expect(bareHost.calls, name).toHaveLength(1);
  }
  bareHost.behave();
  await sendCode.click();
  await expect(code).toBeVisible();
});

test('whatever nonsense answers a code, the gate is calm, and the code may be sent again', async ({
  page,
  email,
  tolerate,
  servers: { bareHost },
}) => {
  tolerate(LOGGED);
  const { code, verifyEmail, status, banner } = site(page);
  await toCodeStep(page, email);
  for (const [name, answer] of some) {
    bareHost.behave({}, answer);
    await verifyEmail.click();
    await expect.poll(() => bareHost.calls.length, name).toBe(1);
    await expect(page.getByRole('main').getByRole('progressbar'), name).toHaveCount(0);
    await expect(code, name).toHaveValue(` ${CODE} `);
    await expect(code, name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(code, name).toBeFocused();
    await expect(status, name).toHaveText('');
  }
  bareHost.behave({}, bareHost.reply);
  await verifyEmail.click();
  await expect(banner).toBeVisible();
});

test("whatever nonsense answers a request, it is 'Issue connecting to server...', and all is kept", async ({
  page,
  email,
  tolerate,
  servers: { bareHost },
}) => {
  tolerate(LOGGED);
  const { field, sendRequest, verifyEmail } = site(page);
  await toCodeStep(page, email, '/info');
  await verifyEmail.click();
  await fillRequest(page);
  const failure = page.getByText('Issue connecting to server...');
  for (const [name, answer] of some) {
    let answered = () => {};
    const released = new Promise<void>((resolve) => (answered = resolve));
    bareHost.behave({}, async (response, call) => {
      await released;
      await answer(response, call);
    });
    await sendRequest.click();
    // The message of the attempt before is gone while this one runs.
    await expect(failure, name).toHaveCount(0);
    answered();
    await expect(failure, name).toBeVisible();
    expect(bareHost.calls, name).toHaveLength(1);
    await expect(field('First name'), name).toHaveValue(answers['First name'] ?? '');
  }
  bareHost.behave();
  await sendRequest.click();
  await expect(page.getByText('Email sent successfully.')).toBeVisible();
});

test('a plain no is told as the specification words it', async ({
  page,
  email,
  servers: { bareHost },
}) => {
  const no = body('{"status":false}');
  const { address, sendCode, status, code, verifyEmail, sendRequest } = site(page);
  bareHost.behave({}, no);
  await page.goto('/info');
  await address.fill(email);
  await sendCode.click();
  await expect(status).toHaveText('Issue sending Email.');

  bareHost.behave();
  await sendCode.click();
  await code.fill('wrong');
  await verifyEmail.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toHaveText('');
  await code.fill(CODE);
  await verifyEmail.click();
  await fillRequest(page);

  bareHost.behave({}, no);
  await sendRequest.click();
  await expect(page.getByText('Issue connecting to server...')).toBeVisible();
  expect(bareHost.calls.map(({ name }) => name)).toEqual(['SendEmailToSales']);
});

test('a slow host shows that it works, and is waited for', async ({
  page,
  email,
  servers: { bareHost },
}) => {
  bareHost.behave({}, async (response, call) => {
    await setTimeout(3000);
    bareHost.reply(response, call);
  });
  const { address, sendCode, code, verifyEmail, banner } = site(page);
  const loading = page.getByRole('main').getByRole('progressbar');
  await page.goto('/');
  await address.fill(email);
  await sendCode.click();
  await expect(loading).toBeVisible();
  await code.fill(CODE);
  await verifyEmail.click();
  await expect(loading).toBeVisible();
  await expect(banner).toBeVisible();
});
