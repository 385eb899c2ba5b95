// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../../shared/company.ts';
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

test("the second click of a double click on 'Send Code' does not submit an empty code", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api, user } = await renderSite('/');
  await submit(emailField(), EMAIL);

  vi.advanceTimersByTime(499);
  await user.click(button('Verify Email'));
  expect(codeField()).toBeValid();

  vi.advanceTimersByTime(1);
  await user.click(button('Verify Email'));
  expect(codeField()).toBeInvalid();
  expect(codeField()).toHaveFocus();
  await submit(codeField(), '   ');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test('pressing Enter submits the code without the pasted spaces; after success, the heading of the landing page receives the focus, and the authorized state is held in memory only', async () => {
  const { api, user } = await renderCodeStep();
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codeField()).toHaveAttribute('enterkeyhint', 'go');

  await user.click(codeField());
  await user.paste(' 123 456');
  await user.keyboard('{Enter}');

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  await waitFor(async () => expect(await landing()).toHaveFocus());
  expect(document.title).toBe(`CPA Partner Program | ${company.name}`);
  expect(window.location.pathname).toBe('/');
  expect(Object.assign({}, localStorage)).toEqual(pair);
  expect(Object.assign({}, sessionStorage)).toEqual({});
});

test.each([
  ['a refused code is marked as invalid until the visitor types', refused, '2'],
  ['a code that gets no answer is not marked, because it may be correct', unreachable, '1234562'],
])(
  'the email and the code are stored under email and email_token before the verification; if the verification fails, the gate stays in place without a message, and %s',
  async (_, result, next) => {
    localStorage.setItem('email', 'other@firm.example');
    const verifying = heldCall();
    const { user } = await renderCodeStep({ verifyAccessCode: verifying.call });
    const before = statusTexts();
    await submit(codeField(), '123456');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(Object.assign({}, localStorage)).toEqual(pair);

    await act(async () => verifying.answer(result));

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(Object.assign({}, localStorage)).toEqual(pair);
    expect(statusTexts()).toEqual(before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveValue('123456');
    expect(codeField().matches('[aria-invalid=true]')).toBe(result === refused);
    // Only a refused code is selected, so that typing replaces it.
    await user.keyboard('2');
    expect(codeField()).toHaveValue(next);
    expect(codeField()).toBeValid();
  },
);

test('the back button returns from step 1 to step 0 and keeps the email, and a late answer to the verification is ignored', async () => {
  const verifying = heldCall();
  const { user } = await renderCodeStep({ verifyAccessCode: verifying.call });
  await submit(codeField(), '123456');

  await user.click(button('Back'));
  expect(emailField()).toHaveFocus();
  await act(async () => verifying.answer(yes));

  expect(emailField()).toHaveValue(EMAIL);
  expect(button('Send Code')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
});

test.each([
  ['our own server', { sender: SENDER }, /works for 1 minute\. .* one from hello@/],
  ['our own server without MAIL_FROM', {}, /folder, or send a new code/],
  ['another login host', { loginHost: LOGIN_HOST, sender: SENDER }, /folder, or send a new code/],
])('the code step correctly describes a code from %s', async (_, facts, help) => {
  const isOther = 'loginHost' in facts;
  await renderCodeStep({}, { ...facts, codeMinutes: 1 });

  expect(codeField()).toHaveAccessibleDescription(help);
  expect(/works for/.test(screen.getByRole('main').textContent)).toBe(!isOther);
  expect(codeField().getAttribute('inputmode')).toBe(isOther ? null : 'numeric');
});

test('a link to an inbox at a large provider follows all buttons in the focus order and opens a new tab', async () => {
  const { user } = await renderSite('/');
  await submit(emailField(), 'pat@gmail.com');

  for (const name of ['Verify Email', 'Back', 'Resend code']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.tab();
  const link = screen.getByRole('link', { name: 'Open Gmail (in a new tab)' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', 'https://mail.google.com/mail/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test("another code can be requested after 30 seconds or after the clock is set back, and screen readers announce the end of the countdown and 'New code sent.'", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user } = await renderCodeStep();

  expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();
  await user.click(resendButton());
  expect(api.sendAccessCode).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(/\b1[45] seconds/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const ready = await screen.findByText('You can send a new code now.');
  expect(ready).toHaveAttribute('aria-live', 'polite');
  await user.click(resendButton());

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  const news = screen.getByText('New code sent.');
  expect(news).toHaveAttribute('aria-live', 'polite');
  expect(resendButton()).toHaveAccessibleDescription(/^in (30|29) seconds$/);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(news).toBeEmptyDOMElement();

  vi.setSystemTime(Date.now() - 60 * 60_000);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText(/\bseconds\.$/)).toBeNull();
  await user.click(resendButton());
  expect(api.sendAccessCode).toHaveBeenCalledTimes(2);
});

test.each([0, 3])("with RESEND_SECONDS=%i, 'New code sent.' disappears", async (resendSeconds) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { resend } = await renderResendable({ resendSeconds });
  await act(() => vi.advanceTimersByTimeAsync(3_000));

  await resend(() => Promise.resolve(yes));
  const news = await screen.findByText('New code sent.');

  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(news).toBeEmptyDOMElement();
});

test('the countdown of 30 seconds starts when the answer to the code request arrives, so that the server does not refuse a resend as too early', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sending } = await renderSending();

  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await act(async () => sending.answer(yes));

  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('pending_code') ?? '{}')).toMatchObject({
    sentAt: expect.toSatisfy((at: number) => Date.now() - at < 5_000),
  });
});

test('if a visitor submits a code during a resend, the code is verified once after the resend, unless the visitor has edited it', async () => {
  const sending = heldCall();
  const { api, resend } = await renderResendable();
  api.verifyAccessCode.mockResolvedValue(refused);

  await resend(sending.call);
  await submit(codeField(), '123456');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
  await act(async () => sending.answer(yes));
  expect(codeField()).toHaveValue('123456');
  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);

  await resend(sending.call);
  await submit(codeField(), '123456');
  fireEvent.input(codeField(), { target: { value: '1234567' } });
  await act(async () => sending.answer(yes));
  expect(codeField()).toHaveValue('1234567');
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();

  await submit(codeField(), '123456', 2);
  expect(api.verifyAccessCode).toHaveBeenCalledTimes(2);
  await resend(sending.call);
  await act(async () => sending.answer(yes));
  expect(api.verifyAccessCode).toHaveBeenCalledTimes(2);
});
