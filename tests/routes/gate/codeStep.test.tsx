// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gateWords } from '../../../src/content/gate.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  button,
  codeField,
  emailField,
  landing,
  renderCodeStep,
  renderResendable,
  renderSending,
  resendButton,
  statusTexts,
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

  test('of spaces makes no call', async () => {
    const { api } = await renderCodeStep();

    await submit(codeField(), '   ');

    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });
});

describe('on localhost', () => {
  const local = { needsNoCode: true };

  test('an empty code opens the gate', async () => {
    const { api } = await renderCodeStep(local);

    await submit(codeField(), '');

    expect(await landing()).toBeVisible();
    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '']]);
  });

  test('one sentence replaces all that are about a sent code', async () => {
    await renderCodeStep(local, { sender: SENDER });

    const main = screen.getByRole('main');
    expect(within(main).getAllByText(gateWords.noCode)).toHaveLength(2);
    expect(main).not.toHaveTextContent(/sent|minutes|spam|resend/i);
    expect(codeField()).not.toHaveAccessibleDescription();
  });
});

describe('the field of the code', () => {
  test('can be filled in by the browser', async () => {
    await renderCodeStep();

    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAttribute('enterkeyhint', 'go');
  });

  test.each([
    ['digits for our server', undefined, 'numeric'],
    ['any text for another login host', LOGIN_HOST, null],
  ])('expects %s', async (_, loginHost, mode) => {
    await renderCodeStep({}, { loginHost });

    expect(codeField().getAttribute('inputmode')).toBe(mode);
  });

  test.each([
    ['our server', undefined, `Good for 1 minute ${gateWords.notAccepted}`],
    ['another login host', LOGIN_HOST, gateWords.notAccepted],
  ])('is described for a code of %s', async (_, loginHost, description) => {
    await renderCodeStep({}, { loginHost, codeMinutes: 1 });

    expect(codeField()).toHaveAccessibleDescription(description);
  });

  test.each([
    ['of a known sender', undefined, gateWords.noEmail(SENDER)],
    ['of another login host', LOGIN_HOST, gateWords.noEmail()],
  ])('is followed by a hint to look for the email %s', async (_, loginHost, hint) => {
    await renderCodeStep({}, { loginHost, sender: SENDER });

    expect(screen.getByText(hint)).toBeVisible();
  });
});

describe('an accepted code', () => {
  test('is submitted by Enter without pasted spaces', async () => {
    const { api, user } = await renderCodeStep();
    await user.click(codeField());
    await user.paste(' 123 456');

    await user.keyboard('{Enter}');

    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  });

  test.each([
    ['is found in a pasted sentence', undefined, '334584'],
    ['of another login host stays as typed', LOGIN_HOST, '334 584 is your code'],
  ])('%s', async (_, loginHost, code) => {
    const { api } = await renderCodeStep({}, { loginHost });

    await submit(codeField(), '334 584 is your code');

    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, code]]);
  });

  test('opens the landing page with its heading focused', async () => {
    await renderCodeStep();

    await submit(codeField(), '123456');

    await waitFor(async () => expect(await landing()).toHaveFocus());
    expect(window.location.pathname).toBe('/');
  });

  test('leaves only the email and the code in storage', async () => {
    await renderCodeStep();

    await submit(codeField(), '123456');

    await landing();
    expect(Object.assign({}, localStorage)).toEqual(pair);
    expect(Object.assign({}, sessionStorage)).toEqual({});
  });
});

describe('a failed verification', () => {
  const failures = [
    ['by a refusal', refused],
    ['without an answer', unreachable],
  ] as const;

  async function verify(result = refused) {
    const verifying = heldCall();
    const site = await renderCodeStep({ verifyAccessCode: verifying.call });
    await submit(codeField(), '123456');
    return { ...site, fail: () => act(async () => verifying.answer(result)) };
  }

  test('has stored the email and the code before', async () => {
    localStorage.setItem('email', 'other@firm.example');
    const { fail } = await verify();
    expect(Object.assign({}, localStorage)).toEqual(pair);

    await fail();

    expect(Object.assign({}, localStorage)).toEqual(pair);
  });

  test('ends the loading indicator', async () => {
    const { fail } = await verify();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    await fail();

    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each(failures)('%s shows no message', async (_, result) => {
    const { fail } = await verify(result);

    await fail();

    expect(statusTexts()).toEqual(['']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(failures)('%s keeps and focuses the code', async (_, result) => {
    const { fail } = await verify(result);

    await fail();

    expect(codeField()).toHaveValue('123456');
    expect(codeField()).toHaveFocus();
  });

  test('by a refusal marks the code until the visitor types', async () => {
    const { fail, user } = await verify();
    await fail();
    expect(codeField()).toBeInvalid();

    // The code is selected, so typing replaces it.
    await user.keyboard('2');

    expect(codeField()).toHaveValue('2');
    expect(codeField()).toBeValid();
  });

  test('without an answer marks nothing, because the code may be right', async () => {
    const { fail, user } = await verify(unreachable);
    await fail();
    expect(codeField()).toBeValid();

    await user.keyboard('2');

    expect(codeField()).toHaveValue('1234562');
  });
});

describe('Back', () => {
  async function goBack() {
    const verifying = heldCall();
    const { user } = await renderCodeStep({ verifyAccessCode: verifying.call });
    await submit(codeField(), '123456');
    await user.click(button('Back'));
    return verifying;
  }

  test('returns to the email step and keeps the email', async () => {
    await goBack();

    expect(emailField()).toHaveValue(EMAIL);
    expect(emailField()).toHaveFocus();
  });

  test('ignores a late answer to the verification', async () => {
    const verifying = await goBack();

    await act(async () => verifying.answer(yes));

    expect(button('Send Code')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  });
});

describe('the link to the inbox', () => {
  test('follows the field in the focus order, before the buttons', async () => {
    const { user } = await renderSite('/');
    await submit(emailField(), 'pat@gmail.com');

    await user.tab();
    expect(screen.getByRole('link', { name: 'Open Gmail (in a new tab)' })).toHaveFocus();
    for (const name of ['Resend code', 'Verify Email', 'Back']) {
      await user.tab();
      expect(button(name)).toHaveFocus();
    }
  });

  test('opens a new tab', async () => {
    await renderSite('/');
    await submit(emailField(), 'pat@gmail.com');

    const link = screen.getByRole('link', { name: 'Open Gmail (in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://mail.google.com/mail/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('is missing for an unknown provider', async () => {
    await renderCodeStep();

    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  });
});

describe('another code', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('cannot be requested within 30 seconds', async () => {
    const { api, user } = await renderCodeStep();
    expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();

    await user.click(resendButton());

    expect(api.sendAccessCode).not.toHaveBeenCalled();
  });

  test('has a countdown outside the description of its button', async () => {
    await renderCodeStep();
    await wait(15_000);

    expect(screen.getByText(/\b1[45] seconds/)).toBeVisible();
    expect(resendButton()).not.toHaveAccessibleDescription();
  });

  test('can be requested after 30 seconds, which is announced', async () => {
    const { api, user } = await renderCodeStep();
    await wait(30_000);
    expect(screen.getByText(gateWords.resendNow)).toHaveAttribute('aria-live', 'polite');

    await user.click(resendButton());

    expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  });

  test('is announced, and shown for five seconds', async () => {
    const { user, container } = await renderCodeStep();
    await wait(30_000);
    await user.click(resendButton());
    const selector = 'strong';
    expect(await screen.findByText(gateWords.newCodeSent, { selector })).toBeVisible();
    const announced = [...container.querySelectorAll('form > [aria-live]')];
    expect(announced.map(({ textContent }) => textContent)).toContain(gateWords.newCodeSent);

    await wait(6000);

    expect(screen.queryByText(gateWords.newCodeSent, { selector })).toBeNull();
  });

  test.each([0, 3])('with RESEND_SECONDS=%i is shown for five seconds', async (resendSeconds) => {
    const { resend } = await renderResendable({ resendSeconds });
    await wait(3000);
    await resend(() => Promise.resolve(yes));
    await screen.findByText(gateWords.newCodeSent, { selector: 'strong' });

    await wait(6000);

    expect(screen.queryByText(gateWords.newCodeSent, { selector: 'strong' })).toBeNull();
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

describe('a code submitted during a resend', () => {
  async function submitDuringResend() {
    const sending = heldCall();
    const { api, resend } = await renderResendable();
    api.verifyAccessCode.mockResolvedValue(refused);
    await resend(sending.call);
    await submit(codeField(), '123456');
    return { api, resend, answer: () => act(async () => sending.answer(yes)) };
  }

  test('is verified after the resend', async () => {
    const { api, answer } = await submitDuringResend();
    expect(api.verifyAccessCode).not.toHaveBeenCalled();

    await answer();

    expect(codeField()).toHaveValue('123456');
    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  });

  test('is not verified if the visitor edits it', async () => {
    const { api, answer } = await submitDuringResend();
    fireEvent.input(codeField(), { target: { value: '1234567' } });

    await answer();

    expect(codeField()).toHaveValue('1234567');
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });

  test('is not verified again after the next resend', async () => {
    const { api, answer, resend } = await submitDuringResend();
    await answer();

    await resend(() => Promise.resolve(yes));

    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  });
});
