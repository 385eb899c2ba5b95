// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  button,
  codeField,
  emailField,
  landing,
  readPolicy,
  renderCodeStep,
  submit,
} from '../../support/site/gate.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

describe('stored data without', () => {
  test.each([
    ['a code', { email: EMAIL }, EMAIL],
    ['an email', { email_token: '123456' }, ''],
    ['text in the code', { email: EMAIL, email_token: ' ' }, EMAIL],
    ['a valid email', { email: '[object Object]', email_token: '123456' }, ''],
  ])('%s is not verified', async (_, stored, email) => {
    const { api } = await renderSite('/', { stored });

    expect(emailField()).toHaveValue(email);
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  });
});

describe('a pending code without a valid email or time', () => {
  test.each([
    'garbage',
    'null',
    '{"email":"pat@firm.example"}',
    '{"email":"pat@firm.example","sentAt":"0"}',
    '{"email":"pat","sentAt":0}',
    '{"email":7,"sentAt":0}',
    '{"email":"pat@firm.example","sentAt":1}',
  ])('is ignored: %s', async (text) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    sessionStorage.setItem('pending_code', text);

    await renderSite('/');

    expect(emailField()).toHaveValue('');
  });
});

describe('a reload of the tab', () => {
  const SENT_AT = 1_000_000;
  const LIFETIME = 10 * 60_000;

  beforeEach(() => void vi.useFakeTimers({ now: SENT_AT, toFake: ['Date'] }));

  async function sendCode() {
    const { user, unmount } = await renderSite('/');
    await submit(emailField(), EMAIL);
    return { user, unmount };
  }

  test('stores no credentials before a code is submitted', async () => {
    await sendCode();

    expect(Object.assign({}, localStorage)).toEqual({});
  });

  test('restores the code step until the code expires', async () => {
    (await sendCode()).unmount();
    vi.setSystemTime(SENT_AT + LIFETIME - 1);

    await renderSite('/info');

    expect(codeField()).toHaveValue('');
    expect(screen.getByText(EMAIL)).toBeVisible();
  });

  test('restores the email step after Back', async () => {
    const { user, unmount } = await sendCode();
    await user.click(button('Back'));
    unmount();

    await renderSite('/');

    expect(emailField()).toHaveValue(EMAIL);
  });

  test('shows an empty email step once the code has expired', async () => {
    (await sendCode()).unmount();
    vi.setSystemTime(SENT_AT + LIFETIME);

    await renderSite('/');

    expect(emailField()).toHaveValue('');
  });
});

describe('text typed at the gate', () => {
  test.each([
    ['an email', renderSite, emailField],
    ['a code', () => renderCodeStep(), codeField],
  ])('survives a visit to the policy page: %s', async (_, render, field) => {
    const { user } = await render('/');
    fireEvent.input(field(), { target: { value: '1234' } });

    await readPolicy(user);

    expect(field()).toHaveValue('1234');
  });

  test("before the site's script starts stays in the focused field", async () => {
    await renderSite('/', { typed: { step: 'email', text: 'pat@', isFocused: true } });

    expect(emailField()).toHaveValue('pat@');
    expect(emailField()).toHaveFocus();
  });
});

describe('a verified email', () => {
  async function signOut() {
    const { user } = await renderCodeStep();
    await submit(codeField(), '123456');
    await landing();
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    await user.click(await screen.findByRole('button', { name: 'Use a different one' }));
  }

  test('is not filled in after the visitor signs out', async () => {
    await signOut();

    expect(emailField()).toHaveValue('');
  });

  test('leaves no code for the next visitor', async () => {
    await signOut();

    await submit(emailField(), EMAIL);

    expect(codeField()).toHaveValue('');
  });
});

test('browser storage that throws errors breaks nothing', async () => {
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
  await user.click(button('Use a different one'));

  expect(emailField()).toHaveValue('');
});
