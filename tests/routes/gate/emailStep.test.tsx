// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { messages } from '../../../src/content/messages.ts';
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

describe('the email step', () => {
  test.each(['/', '/info', '/info/'])('is shown to an unverified visitor at %s', async (path) => {
    const { api } = await renderSite(path);

    const name = 'Verify an Email to access ProBuilt';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });

  test('has an empty message area and no button of the code step', async () => {
    await renderSite('/');

    expect(statusTexts()).toEqual(['']);
    expect(button('Send Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Back|Verify Email)$/ })).toBeNull();
  });

  test('offers to send on the keyboard of a phone', async () => {
    await renderSite('/');

    expect(emailField()).toHaveAttribute('enterkeyhint', 'send');
  });
});

describe('the help of the email step', () => {
  test.each([
    ['promises to call nobody without a request', undefined, gateWords.emailHelp, gateWords.use],
    ['makes no promise for another login host', 'https://login.test', '', gateWords.handling],
  ])('%s', async (_, loginHost, help, foot) => {
    await renderSite('/', { facts: { loginHost } });

    expect(emailField()).toHaveAccessibleDescription(help);
    expect(screen.getByText(foot, { exact: false })).toBeVisible();
  });
});

describe('an invalid email', () => {
  async function submitInvalid(text = 'pat@firm') {
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
  ])('is described by the message and then the advice: %s', async (_, text, advice) => {
    await submitInvalid(text);

    expect(screen.getByText('Invalid Email.')).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(`Invalid Email. ${advice}`);
  });

  test('is kept, marked and focused', async () => {
    await submitInvalid();

    expect(emailField()).toHaveValue('pat@firm');
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
  });

  test('makes no call', async () => {
    const { api } = await submitInvalid();

    expect(api.sendAccessCode).not.toHaveBeenCalled();
  });

  test('changes the text of the message area each time', async () => {
    const { user } = await submitInvalid();
    const [first] = statusTexts();

    await user.click(button('Send Code'));

    expect(statusTexts()[0]).not.toBe(first);
    expect(screen.getByText('Invalid Email.')).toBeVisible();
  });

  test('loses its message but not its advice when the visitor types', async () => {
    const { user } = await submitInvalid();

    await user.keyboard('.');

    expect(screen.queryByText('Invalid Email.')).toBeNull();
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailExample);
  });
});

describe('a typing error in the domain', () => {
  const suggestion = () => button('Did you mean pat@gmail.com?');

  async function typeWrong() {
    const site = await renderSite('/');
    await site.user.type(emailField(), 'Pat@gmial.com');
    return site;
  }

  test('leads to a suggestion and no error', async () => {
    await typeWrong();

    expect(suggestion()).toBeVisible();
    expect(statusTexts()).toEqual(['']);
    expect(emailField()).toBeValid();
  });

  test('is announced once, in a region that existed before', async () => {
    const { user, container } = await renderSite('/');
    const regions = [...container.querySelectorAll('form > [aria-live]')];

    await user.type(emailField(), 'Pat@gmial.com');

    const words = 'Did you mean pat@gmail.com?';
    expect(regions.filter(({ textContent }) => textContent === words)).toHaveLength(1);
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailHelp);
  });

  test('is corrected by one click', async () => {
    const { api, user } = await typeWrong();

    await user.click(suggestion());

    expect(emailField()).toHaveValue('pat@gmail.com');
    expect(emailField()).toHaveFocus();
    expect(api.sendAccessCode).not.toHaveBeenCalled();
  });

  test('is no longer sent after the correction', async () => {
    const { api, user } = await typeWrong();
    await user.click(suggestion());

    await user.keyboard('{Enter}');

    expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.com']]);
  });

  test('hides no error message', async () => {
    await renderSite('/');

    await submit(emailField(), 'pat@gmailcom');

    expect(suggestion()).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(`Invalid Email. ${gateWords.emailExample}`);
  });

  test('blocks no submit', async () => {
    const { api } = await renderSite('/');

    await submit(emailField(), 'pat@gmail.co');

    expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.co']]);
  });

  test('leads to a suggestion again after Back', async () => {
    const { user } = await renderSite('/');
    await submit(emailField(), 'pat@gmail.co');

    await user.click(button('Back'));

    expect(suggestion()).toBeVisible();
  });
});

describe('a sent code', () => {
  async function sendCode() {
    const site = await renderSite('/');
    const regions = [...site.container.querySelectorAll('form > [aria-live]')];
    await site.user.type(emailField(), '  Pat@Firm.Example {Enter}');
    await screen.findByLabelText('One-time code');
    return { ...site, regions };
  }

  test('goes to the email without spaces and capitals', async () => {
    const { api } = await sendCode();

    expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  });

  test('leads to the code step with its field focused', async () => {
    await sendCode();

    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(screen.getByText(EMAIL)).toBeVisible();
    for (const name of ['Back', 'Verify Email']) expect(button(name)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Code' })).toBeNull();
  });

  test('is announced in a region that existed before', async () => {
    const { regions } = await sendCode();

    expect(regions.map((region) => region.textContent)).toContain(gateWords.codeSent);
    for (const region of regions) expect(region).toBeInTheDocument();
  });
});

describe('a code that cannot be sent', () => {
  test.each([
    ['because the server refuses', refused],
    ['because the server cannot be reached', unreachable],
  ])("gives 'Issue sending Email.' and then advice %s", async (_, result) => {
    await renderSite('/', { overrides: { sendAccessCode: () => Promise.resolve(result) } });

    await submit(emailField(), EMAIL);

    expect(screen.getByText('Issue sending Email.')).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription(
      `Issue sending Email. Try again soon, or call ${company.phone}.`,
    );
  });

  test('keeps the email and stores nothing', async () => {
    await renderSite('/', { overrides: { sendAccessCode: () => Promise.resolve(refused) } });

    await submit(emailField(), EMAIL);

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

  test('shows a loading indicator until it is answered', async () => {
    const { sending } = await renderSending();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    await act(async () => sending.answer(yes));

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(codeField()).toBeVisible();
  });

  test('is announced outside the description of the field', async () => {
    await renderSending();

    const words = screen.getByText(gateWords.waiting.sending);
    expect(words).toHaveAttribute('aria-live', 'polite');
    expect(emailField()).toHaveAccessibleDescription(gateWords.emailHelp);
  });

  test('leads to the code step while the visitor reads the policy', async () => {
    const { sending, user } = await renderSending();

    await readPolicy(user, () => act(async () => sending.answer(yes)));

    expect(codeField()).toHaveValue('');
    expect(screen.getByText(EMAIL)).toBeVisible();
  });

  test('shows its failure to a visitor who read the policy', async () => {
    const { sending, user } = await renderSending();

    await readPolicy(user, () => act(async () => sending.answer(unreachable)));

    expect(emailField()).toHaveValue(EMAIL);
    expect(screen.getByText(messages.sendFailed)).toBeVisible();
  });

  test('survives a visit to the policy', async () => {
    const { sending, user } = await renderSending();
    await readPolicy(user);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();

    await act(async () => sending.answer(yes));

    expect(codeField()).toBeVisible();
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
