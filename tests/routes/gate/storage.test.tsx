// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  button,
  codeField,
  emailField,
  landing,
  readPolicy,
  renderCodeStep,
  statusTexts,
  submit,
} from '../../support/site/gate.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

const pair = { email: EMAIL, email_token: '123456' };

test('on load, a stored email and code are verified automatically, and no form is shown meanwhile', async () => {
  const check = heldCall();
  const { api } = await renderSite('/', {
    overrides: { verifyAccessCode: check.call },
    stored: { ...pair, email: ' Pat@Firm.Example ' },
  });

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(
    'Checking for saved access in this browser',
  );

  await act(async () => check.answer(yes));
  expect(await landing()).toBeVisible();
  expect(document.body).toHaveFocus();
});

const newer = { email: EMAIL, email_token: '654321' };

test.each([
  ['is refused', refused, pair, { email: EMAIL }],
  ['is refused after another tab has stored another code', refused, newer, newer],
  ['gets no answer', unreachable, pair, pair],
])(
  'if the automatic verification %s, the gate shows the email step with the email filled in, and only a refused code is removed',
  async (_why, result, meanwhile, left) => {
    const check = heldCall();
    await renderSite('/', { overrides: { verifyAccessCode: check.call }, stored: pair });
    Object.assign(localStorage, meanwhile);

    await act(async () => check.answer(result));

    expect(emailField()).toHaveValue(EMAIL);
    expect(statusTexts().join('')).toBe('');
    expect(Object.assign({}, localStorage)).toEqual(left);
  },
);

test.each([
  ['no code', { email: EMAIL }, EMAIL],
  ['no email', { email_token: '123456' }, ''],
  ['an empty code', { email: EMAIL, email_token: ' ' }, EMAIL],
  ['an invalid email', { email: '[object Object]', email_token: '123456' }, ''],
])('stored data with %s is not verified', async (_, stored, email) => {
  const { api } = await renderSite('/', { stored });

  expect(emailField()).toHaveValue(email);
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test.each([
  'garbage',
  'null',
  '{"email":"pat@firm.example"}',
  '{"email":"pat@firm.example","sentAt":"0"}',
  '{"email":"pat","sentAt":0}',
  '{"email":7,"sentAt":0}',
  '{"email":"pat@firm.example","sentAt":1}',
])('the pending code %s is ignored, because it lacks a valid email or time', async (text) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  sessionStorage.setItem('pending_code', text);

  await renderSite('/');

  expect(emailField()).toHaveValue('');
});

test('until the code expires, a reload of the tab restores the step and the email, even after a click on Back', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const first = await renderSite('/');
  await submit(emailField(), EMAIL);
  expect(Object.assign({}, localStorage)).toEqual({});
  first.unmount();

  vi.setSystemTime(1_000_000 + 10 * 60_000 - 1);
  const second = await renderSite('/info');
  expect(codeField()).toHaveValue('');
  expect(screen.getByText(EMAIL)).toBeVisible();
  await second.user.click(button('Back'));
  second.unmount();

  const third = await renderSite('/');
  expect(emailField()).toHaveValue(EMAIL);
  third.unmount();

  vi.setSystemTime(1_000_000 + 10 * 60_000);
  await renderSite('/');
  expect(emailField()).toHaveValue('');
});

test.each([
  ['an email', renderSite, emailField],
  ['a code', () => renderCodeStep(), codeField],
])('%s typed at the gate is kept during a visit to the policy page', async (_, render, field) => {
  const { user } = await render('/');
  fireEvent.input(field(), { target: { value: '1234' } });

  await readPolicy(user);

  expect(field()).toHaveValue('1234');
});

test("text typed before the site's script starts stays in the focused field", async () => {
  await renderSite('/', { typed: { step: 'email', text: 'pat@', isFocused: true } });

  expect(emailField()).toHaveValue('pat@');
  expect(emailField()).toHaveFocus();
});

test('a used code is not filled in again', async () => {
  const { user } = await renderCodeStep();
  await submit(codeField(), '123456');
  await landing();
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await user.click(await screen.findByRole('button', { name: 'Use a different email' }));
  expect(emailField()).toHaveValue('');

  await submit(emailField(), EMAIL);

  expect(codeField()).toHaveValue('');
});

test('the site works even if browser storage throws errors', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const { user } = await renderSite('/');
  await submit(emailField(), EMAIL);
  await submit(codeField(), '123456');
  await landing();

  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
  await user.click(button('Use a different email'));

  expect(emailField()).toHaveValue('');
});
