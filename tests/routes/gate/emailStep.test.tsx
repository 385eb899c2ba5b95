// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { messages } from '../../../src/content/messages.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  button,
  buttons,
  codeField,
  emailField,
  gateMessage,
  readPolicy,
  renderCodeStep,
  renderResendable,
  renderSending,
  submit,
} from '../../support/site/gate.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

describe('the email step', () => {
  test.each(['/', '/info'])('is shown to an unverified visitor at %s', async (path) => {
    const { api } = await renderSite(path);

    const name = 'Verify an Email to access ProBuilt';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(emailField()).toHaveValue('');
    expect(gateMessage()).toBe('');
    expect(buttons()).toEqual(['Send Code']);
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });

  test.each([
    ['promises to call nobody without a request', 10, gateWords.emailHelp, gateWords.use],
    ['makes no promise for another login host', undefined, '', gateWords.handling],
  ])('%s', async (_, codeMinutes, help, foot) => {
    await renderSite('/', { facts: { codeMinutes } });

    expect(emailField()).toHaveAccessibleDescription(help);
    expect(screen.getByText(foot, { exact: false })).toBeVisible();
  });

  test('has a field that browsers and phones know', async () => {
    await renderSite('/');

    expect(emailField()).toHaveAttribute('autocomplete', 'email');
    expect(emailField()).toHaveAttribute('inputmode', 'email');
    expect(emailField()).toHaveAttribute('enterkeyhint', 'send');
  });
});

describe('an invalid email', () => {
  async function submitInvalid(text: string) {
    const site = await renderSite('/');
    await site.user.click(emailField());
    if (text) await site.user.paste(text);
    await site.user.click(button('Send Code'));
    return site;
  }

  test.each([
    ['an empty one', '', gateWords.emailExample],
    // If this email were cut to 50 characters, it could be the email of another person.
    ['one of 51 characters', `${'p'.repeat(39)}@firm.example`, gateWords.emailTooLong(50)],
  ])('is kept, marked, focused and described: %s', async (_, text, advice) => {
    const { api } = await submitInvalid(text);

    expect(emailField()).toHaveValue(text);
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(screen.getByText('Invalid Email.')).toBeVisible();
    expect(emailField()).toHaveAccessibleErrorMessage(/Invalid Email\./);
    expect(emailField()).toHaveAccessibleDescription(advice);
    expect(api.sendAccessCode).not.toHaveBeenCalled();
  });

  test('changes the message area each time, until the visitor types', async () => {
    const { user } = await submitInvalid('pat@firm');
    const first = gateMessage();

    await user.click(button('Send Code'));

    expect(gateMessage()).not.toBe(first);
    expect(screen.getByText('Invalid Email.')).toBeVisible();
    await user.click(emailField());
    await user.keyboard('.');
    expect(screen.queryByText('Invalid Email.')).toBeNull();
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailExample);
  });
});

describe('a typing error in the domain', () => {
  const words = 'Did you mean pat@gmail.com?';

  async function typeWrong() {
    const site = await renderSite('/');
    const regions = [...site.container.querySelectorAll('form > [aria-live]')];
    await site.user.click(emailField());
    await site.user.paste('Pat@gmial.com');
    return { ...site, regions };
  }

  test('leads to a suggestion, which is announced once, and no error', async () => {
    const { regions } = await typeWrong();

    expect(button(words)).toBeVisible();
    expect(gateMessage()).toBe('');
    expect(emailField()).toBeValid();
    expect(regions.filter(({ textContent }) => textContent === words)).toHaveLength(1);
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailHelp);
  });

  test('is corrected by one click', async () => {
    const { api, user } = await typeWrong();

    await user.click(button(words));

    expect(emailField()).toHaveValue('pat@gmail.com');
    expect(emailField()).toHaveFocus();
    expect(api.sendAccessCode).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.com']]);
  });

  test('hides no error message', async () => {
    await renderSite('/');

    await submit(emailField(), 'pat@gmailcom');

    expect(button(words)).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailExample);
  });

  test('blocks no submit, and leads to a suggestion after Back', async () => {
    const { api, user } = await renderSite('/');
    await submit(emailField(), 'pat@gmail.co');
    expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.co']]);

    await user.click(button('Back'));

    expect(button(words)).toBeVisible();
  });
});

test('a sent code leads to the code step, focused and announced', async () => {
  const { api, container, user } = await renderSite('/');
  const regions = [...container.querySelectorAll('form > [aria-live]')];

  await user.type(emailField(), '  Pat@Firm.Example {Enter}');

  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(screen.getByText(EMAIL)).toBeVisible();
  expect(buttons()).toEqual(['Resend code', 'Verify Email', 'Back']);
  expect(regions.map((region) => region.textContent)).toContain(gateWords.codeSent);
  for (const region of regions) expect(region).toBeInTheDocument();
});

describe('a code that cannot be sent', () => {
  test.each([
    ['because the server refuses', refused],
    ['because the server cannot be reached', unreachable],
  ])("gives 'Issue sending Email.' and then advice %s", async (_, result) => {
    await renderSite('/', { overrides: { sendAccessCode: () => Promise.resolve(result) } });

    await submit(emailField(), EMAIL);

    expect(screen.getByText('Issue sending Email.')).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(`Try again soon, or call ${company.phone}.`);
    expect(emailField()).toHaveValue(EMAIL);
    // A reload therefore shows the email step.
    expect(Object.assign({}, sessionStorage)).toEqual({});
  });

  test('again leads back to the code step after a reload', async () => {
    const { resend, unmount } = await renderResendable();
    await resend(() => Promise.resolve(unreachable));

    unmount();
    await renderSite('/');

    expect(codeField()).toBeVisible();
  });

  test('to another email is not replaced by the previous email', async () => {
    const { api, user, unmount } = await renderCodeStep();
    await user.click(button('Back'));
    api.sendAccessCode.mockResolvedValue(unreachable);
    await submit(emailField(), 'sam@firm.example');

    unmount();
    await renderSite('/');

    expect(emailField()).toHaveValue('');
  });
});

describe('a pending code request', () => {
  test('is made once', async () => {
    const { api, user } = await renderSending();

    await user.type(emailField(), '{Enter}{Enter}');
    await user.click(button('Send Code'));

    expect(api.sendAccessCode).toHaveBeenCalledOnce();
    expect(emailField()).toHaveValue(EMAIL);
  });

  test('is announced, and shown until it is answered', async () => {
    const { sending } = await renderSending();
    expect(screen.getByText(gateWords.waiting.sending)).toHaveAttribute('aria-live', 'polite');
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailHelp);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    await act(async () => sending.answer(yes));

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(gateWords.waiting.sending)).toBeNull();
  });

  test.each([
    ['a success leads to the code step', yes, () => codeField(), EMAIL],
    ['a failure is shown', unreachable, () => emailField(), messages.sendFailed],
  ])('is answered while the visitor reads the policy: %s', async (_, result, field, words) => {
    const { sending, user } = await renderSending();

    await readPolicy(user, () => act(async () => sending.answer(result)));

    expect(field()).toHaveValue(result.ok ? '' : EMAIL);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('does not affect another email after Back', async () => {
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
});
