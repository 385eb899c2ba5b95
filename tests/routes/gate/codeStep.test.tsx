// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gateWords } from '../../../src/content/gate.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  button,
  buttons,
  codeField,
  emailField,
  gateMessage,
  landing,
  renderCodeStep,
  renderResendable,
  renderSending,
  resendButton,
  submit,
} from '../../support/site/gate.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

const LOGIN_HOST = 'https://login.test';
const SENDER = 'hello@probuilt.example';
const pair = { email: EMAIL, email_token: '123456' };

describe('an empty code', () => {
  async function clickTwice(pause: number) {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { api, user } = await renderSite('/');
    await submit(emailField(), EMAIL);
    vi.advanceTimersByTime(pause);
    await user.click(button('Verify Email'));
    return api;
  }

  test('is ignored on the second click of a double click', async () => {
    await clickTwice(499);

    expect(codeField()).toBeValid();
  });

  test('is marked and makes no call', async () => {
    const api = await clickTwice(500);

    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveFocus();
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });
});

test('on localhost, one sentence replaces the help, and no code is needed', async () => {
  const { api } = await renderCodeStep({ needsNoCode: true }, { sender: SENDER });
  const main = screen.getByRole('main');
  expect(within(main).getAllByText(gateWords.noCode)).toHaveLength(2);
  expect(main).not.toHaveTextContent(/sent|minutes|spam|resend/i);
  expect(codeField()).not.toHaveAccessibleDescription();

  await submit(codeField(), '');

  expect(await landing()).toBeVisible();
  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '']]);
});

describe('the field of a code', () => {
  test.each([
    ['our server', 1, `Good for 1 minute ${gateWords.notAccepted}`, 'numeric', SENDER],
    ['another login host', undefined, gateWords.notAccepted, null, undefined],
  ])('of %s is described, and known to browsers', async (_, codeMinutes, help, mode, sender) => {
    await renderCodeStep({}, { codeMinutes, sender });

    expect(codeField()).toHaveAccessibleDescription(help);
    expect(screen.getByText(gateWords.noEmail(sender))).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    expect(codeField().getAttribute('inputmode')).toBe(mode);
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAttribute('autocapitalize', 'none');
    expect(codeField()).toHaveAttribute('enterkeyhint', 'go');
  });

  test('is followed by a link to the inbox, then by the buttons', async () => {
    const { user } = await renderSite('/');
    await submit(emailField(), 'pat@gmail.com');

    await user.tab();
    const link = document.activeElement;
    expect(link).toHaveAccessibleName('Open Gmail (in a new tab)');
    expect(link).toHaveAttribute('href', 'https://mail.google.com/mail/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    for (const name of ['Resend code', 'Verify Email', 'Back']) {
      await user.tab();
      expect(button(name)).toHaveFocus();
    }
  });
});

describe('an accepted code', () => {
  test('opens the landing page, and is stored with the email alone', async () => {
    const { api, user } = await renderCodeStep();
    await user.click(codeField());
    await user.paste(' 123 456');

    await user.keyboard('{Enter}');

    await waitFor(async () => expect(await landing()).toHaveFocus());
    expect(window.location.pathname).toBe('/');
    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
    expect(Object.assign({}, localStorage)).toEqual(pair);
    expect(Object.assign({}, sessionStorage)).toEqual({});
  });

  test.each([
    ['is found in a pasted sentence', undefined, '334584'],
    ['of another login host stays as typed', LOGIN_HOST, '334 584 is your code'],
  ])('%s', async (_, loginHost, code) => {
    const { api } = await renderCodeStep({ verifyAccessCode: heldCall().call }, { loginHost });

    await submit(codeField(), '334 584 is your code');

    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, code]]);
  });
});

describe('a failed verification', () => {
  async function verify(result: typeof refused) {
    const verifying = heldCall();
    const site = await renderCodeStep({ verifyAccessCode: verifying.call });
    await submit(codeField(), '123456');
    return { ...site, fail: () => act(async () => verifying.answer(result)) };
  }

  test('has stored the email and the code before', async () => {
    localStorage.setItem('email', 'other@firm.example');
    const { fail } = await verify(refused);
    expect(Object.assign({}, localStorage)).toEqual(pair);

    await fail();

    expect(Object.assign({}, localStorage)).toEqual(pair);
  });

  test.each([
    // The code is selected, so typing replaces it.
    ['by a refusal marks the code until the visitor types', refused, '2'],
    ['without an answer marks nothing, because the code may be right', unreachable, '1234562'],
  ])('%s', async (_, result, typedOn) => {
    const { fail, user } = await verify(result);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    await fail();

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(gateMessage()).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(codeField()).toHaveValue('123456');
    expect(codeField()).toHaveFocus();
    expect(codeField().matches('[aria-invalid=true]')).toBe(result === refused);
    await user.keyboard('2');
    expect(codeField()).toHaveValue(typedOn);
    expect(codeField()).toBeValid();
  });
});

test('Back returns to the email, and ignores a late answer', async () => {
  const verifying = heldCall();
  const { user } = await renderCodeStep({ verifyAccessCode: verifying.call });
  await submit(codeField(), '123456');
  await user.click(button('Back'));
  expect(emailField()).toHaveValue(EMAIL);
  expect(emailField()).toHaveFocus();

  await act(async () => verifying.answer(yes));

  expect(buttons()).toEqual(['Send Code']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
});

describe('another code', () => {
  const selector = 'strong';

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  /** Sets the clock ahead, and runs only its last tick. */
  const wait = (milliseconds: number) =>
    act(async () => {
      vi.setSystemTime(Date.now() + milliseconds - 250);
      await vi.advanceTimersByTimeAsync(250);
    });

  test('cannot be requested within 30 seconds, which a countdown shows', async () => {
    const { api, user } = await renderCodeStep();
    expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();

    await wait(15_000);
    await user.click(resendButton());

    expect(screen.getByText(/\b1[45] seconds/)).toBeVisible();
    expect(resendButton()).not.toHaveAccessibleDescription();
    expect(api.sendAccessCode).not.toHaveBeenCalled();
  });

  test('can be requested after 30 seconds, which is announced', async () => {
    const { api, user } = await renderCodeStep();
    await wait(30_000);
    expect(screen.getByText(gateWords.resendNow)).toHaveAttribute('aria-live', 'polite');

    await user.click(resendButton());

    expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  });

  test.each([0, 30])('with RESEND_SECONDS=%i is shown for five seconds', async (resendSeconds) => {
    const { container, resend } = await renderResendable({ resendSeconds });
    await wait(resendSeconds * 1000);
    await resend(() => Promise.resolve(yes));
    expect(await screen.findByText(gateWords.newCodeSent, { selector })).toBeVisible();
    const announced = [...container.querySelectorAll('form > [aria-live]')];
    expect(announced.map(({ textContent }) => textContent)).toContain(gateWords.newCodeSent);

    await wait(6000);

    expect(screen.queryByText(gateWords.newCodeSent, { selector })).toBeNull();
  });

  test('can be requested after the clock is set back', async () => {
    const { api, user } = await renderCodeStep();
    vi.setSystemTime(Date.now() - 60 * 60_000);
    await wait(1000);

    await user.click(resendButton());

    expect(api.sendAccessCode).toHaveBeenCalledOnce();
  });

  test('waits 30 seconds from the answer, not from the request', async () => {
    const { sending } = await renderSending();
    await wait(20_000);

    await act(async () => sending.answer(yes));

    // Otherwise, the server would refuse the next request as too early.
    expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  });
});

test('a code submitted during a resend is verified once, without waiting', async () => {
  const [sending, verifying] = [heldCall(), heldCall()];
  const { api, resend } = await renderResendable();
  api.verifyAccessCode.mockImplementation(verifying.call);
  await resend(sending.call);

  await submit(codeField(), '123456', 2);

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  await act(async () => sending.answer(yes));
  expect(screen.getByText('Verifying', { selector: '[aria-live]' })).toBeVisible();
  await act(async () => verifying.answer(refused));
  expect(codeField()).toBeInvalid();
  expect(codeField()).toHaveValue('123456');
  expect(screen.getByText(gateWords.newCodeSent, { selector: 'strong' })).toBeVisible();
});

test('an accepted code ends a pending resend', async () => {
  const sending = heldCall();
  const { resend } = await renderResendable();
  await resend(sending.call);
  await submit(codeField(), '123456');
  expect(await landing()).toBeVisible();

  await act(async () => sending.answer(yes));

  expect(Object.keys(sessionStorage)).toEqual([]);
});
