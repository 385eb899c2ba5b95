// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  button,
  codeField,
  emailField,
  readPolicy,
  renderCodeStep,
  renderResendable,
  renderSending,
  statusTexts,
  submit,
} from '../../support/site/gate.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

test.each(['/', '/info', '/info/'])('an unverified visitor sees the gate at %s', async (path) => {
  const { api } = await renderSite(path);

  const name = 'Verify an Email to access ProBuilt';
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  expect(emailField()).toHaveAttribute('enterkeyhint', 'send');
  expect(statusTexts()[0]).toBe('');
  expect(button('Send Code')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Back|Verify Email)$/ })).toBeNull();
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test.each([
  ['', 'Use the format name@company.com'],
  ['pat@firm', 'Use the format name@company.com'],
  // If this email were cut to 50 characters, it could be the email of another person.
  [`${'p'.repeat(39)}@firm.example`, 'Use 50 characters or fewer'],
])(
  "the email %j gives 'Invalid Email.' until the visitor types, and each submit announces the message again",
  async (text, advice) => {
    const { api, user } = await renderSite('/');
    await user.click(emailField());
    if (text) await user.paste(text);

    await user.click(button('Send Code'));
    const first = screen.getByText('Invalid Email.');
    await user.click(button('Send Code'));

    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Invalid Email.')).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(`${advice} Invalid Email.`);
    expect(emailField()).toHaveValue(text);
    expect(emailField()).toHaveFocus();
    expect(emailField()).toBeInvalid();
    expect(api.sendAccessCode).not.toHaveBeenCalled();

    await user.keyboard('@');
    expect(screen.queryByText('Invalid Email.')).toBeNull();
  },
);

test('one click on the suggestion corrects a typing error in the domain', async () => {
  const { api, user } = await renderSite('/');
  await user.type(emailField(), 'Pat@gmial.com');

  const question = button('Did you mean pat@gmail.com?');
  expect(question.closest('[aria-live=polite]')).toBeInTheDocument();
  expect(statusTexts()[0]).toBe('');
  expect(emailField()).toBeValid();
  await user.click(question);

  expect(question).not.toBeInTheDocument();
  expect(emailField()).toHaveValue('pat@gmail.com');
  expect(emailField()).toHaveFocus();
  expect(api.sendAccessCode).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.com']]);
});

test('a suggestion neither blocks a submit nor hides an error message, and appears again after a click on Back', async () => {
  const { api, user } = await renderSite('/');
  await submit(emailField(), 'pat@gmailcom');
  expect(emailField()).toHaveAccessibleDescription('Did you mean pat@gmail.com? Invalid Email.');

  await submit(emailField(), 'pat@gmail.co');
  expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.co']]);

  await user.click(button('Back'));
  expect(button('Did you mean pat@gmail.com?')).toBeVisible();
});

test('step 0 goes to step 1 when the email is valid and sending the code succeeds', async () => {
  const { api, user } = await renderSite('/');

  await user.type(emailField(), '  Pat@Firm.Example {Enter}');

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(await screen.findByRole('textbox', { name: 'One-time code' })).toBeVisible();
  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(screen.getByText(EMAIL)).toBeVisible();
  // The inbox of an unknown provider has no link.
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  expect(statusTexts()[0]).toBe('');
  for (const name of ['Back', 'Verify Email']) expect(button(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Code' })).toBeNull();
});

test.each([
  ['the server refuses to send a code', refused],
  ['the server cannot be reached', unreachable],
])("if %s, the gate shows 'Issue sending Email.'", async (_, result) => {
  await renderSite('/', { overrides: { sendAccessCode: () => Promise.resolve(result) } });

  await submit(emailField(), EMAIL);

  expect(screen.getByText('Issue sending Email.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    `Try again in a few minutes, or call ${company.phone}. Issue sending Email.`,
  );
  expect(emailField()).toHaveValue(EMAIL);
  // Nothing is stored, so a reload shows the email step.
  expect(Object.assign({}, sessionStorage)).toEqual({});
});

test('only one code request is sent at a time, and a loading indicator is shown meanwhile', async () => {
  const { api, sending, user } = await renderSending();

  await user.type(emailField(), '{Enter}{Enter}');
  await user.click(button('Send Code'));

  expect(api.sendAccessCode).toHaveBeenCalledOnce();
  expect(emailField()).toHaveValue(EMAIL);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(async () => sending.answer(yes));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(codeField()).toBeVisible();
});

test.each([
  ['during a visit to the policy page leads to the code step', 'away', yes],
  ['after a visit to the policy page leads to the code step', 'back', yes],
  ['during a visit to the policy page leads to the error message', 'away', unreachable],
])('a code request that is answered %s', async (_, visitor, result) => {
  const { sending, api, user } = await renderSending();
  const answer = () => act(async () => sending.answer(result));

  await readPolicy(user, visitor === 'away' ? answer : undefined);
  const waiting = visitor === 'back' ? 1 : 0;
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(waiting));
  if (waiting) await answer();

  expect(result.ok ? codeField() : emailField()).toHaveValue(result.ok ? '' : EMAIL);
  expect(screen.getByText(result.ok ? EMAIL : 'Issue sending Email.')).toBeVisible();
  expect(api.sendAccessCode).toHaveBeenCalledOnce();
});

test('after a click on Back, a late answer to the code request for one email does not affect another email', async () => {
  const { api, user, resend } = await renderResendable();
  const sending = heldCall();
  await resend(sending.call);
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(yes);
  await submit(emailField(), 'sam@firm.example');

  await act(async () => sending.answer(yes));

  expect(screen.getByText('sam@firm.example')).toBeVisible();
  expect(sessionStorage.getItem('pending_code')).toContain('sam@firm.example');
});

test('after a failed resend, a reload shows the code step again', async () => {
  const { resend, unmount } = await renderResendable();
  await resend(() => Promise.resolve(unreachable));

  unmount();
  await renderSite('/');

  expect(codeField()).toBeVisible();
});

test('if sending a code to another email fails, a reload does not restore the previous email', async () => {
  const { api, user, unmount } = await renderCodeStep();
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(unreachable);
  await submit(emailField(), 'sam@firm.example');
  expect(screen.getByText('Issue sending Email.')).toBeVisible();

  unmount();
  await renderSite('/');

  expect(emailField()).toHaveValue('');
});
