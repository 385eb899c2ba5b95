// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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

describe('a reload of the tab', () => {
  test('restores the code step, and stores no credentials before', async () => {
    const { unmount } = await renderSite('/');
    await submit(emailField(), EMAIL);
    expect(Object.assign({}, localStorage)).toEqual({});
    unmount();

    await renderSite('/info');

    expect(codeField()).toHaveValue('');
    expect(screen.getByText(EMAIL)).toBeVisible();
  });

  test('restores the email step after Back', async () => {
    const { user, unmount } = await renderCodeStep();
    await user.click(button('Back'));
    unmount();

    await renderSite('/');

    expect(emailField()).toHaveValue(EMAIL);
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

  await user.click(screen.getByText('Contact Us'));
  expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
  await user.click(screen.getByText('Use a different one'));

  expect(emailField()).toHaveValue('');
});
