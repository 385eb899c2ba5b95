// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unreachable } from '../../support/site/fakeSetupApi.ts';
import { codeField, emailField, submit } from '../../support/site/gate.ts';
import {
  expectTyped,
  field,
  pageHeading,
  leave,
  link,
  otherEmail,
  passGate,
  renderFilled,
  renderSendingRequest,
  submitAtOnce,
  submitButton,
} from '../../support/site/infoForm.ts';
import { EMAIL } from '../../support/site/renderSite.tsx';
import { validRequest } from '../../support/site/validRequest.ts';

const NEXT = 'next@firm.example';
const SUCCESS = 'Email sent successfully.';
const FAILURE = 'Issue connecting to server...';
const { firstName } = validRequest();

describe('a visitor who leaves while a request is being sent', () => {
  test('can return but send no second request', async () => {
    const { api, user, answer } = await renderSendingRequest();
    await leave(user);
    await user.click(link('Contact Us'));
    await waitFor(() => expect(field('First name')).toHaveValue(firstName));

    expect(field('First name')).toHaveAttribute('readonly');
    await submitAtOnce(1);
    expect(api.sendEmailToSales).toHaveBeenCalledOnce();

    await answer();
    expect(screen.getByText(SUCCESS)).toBeVisible();
    expect(screen.queryByText(/emailing you a copy/)).toBeNull();
  });

  test('sees the result, although another tab has verified another email', async () => {
    const { user, answer } = await renderSendingRequest();
    await leave(user);
    localStorage.email = NEXT;
    await user.click(link('Contact Us'));
    await waitFor(() => expect(field('First name')).toHaveValue(firstName));

    await answer();

    expect(screen.getByText(SUCCESS)).toBeVisible();
    expect(screen.queryByText(/emailing you a copy/)).toBeNull();
  });

  test('finds the receipt once, and no draft', async () => {
    const { user, answer } = await renderSendingRequest();
    for (const found of [SUCCESS, 'About you']) {
      await leave(user);
      await answer();
      expect(Object.keys(sessionStorage)).toEqual([]);
      await user.click(link('Contact Us'));

      expect(await screen.findByText(found)).toBeVisible();
    }
  });

  test('finds a failure with the values, which can be sent again', async () => {
    const { user, answer } = await renderSendingRequest();
    await leave(user);

    await answer(unreachable);

    expect(Object.keys(sessionStorage)).toEqual(['request_draft']);
    await user.click(link('Contact Us'));
    expect(await screen.findByText(FAILURE)).toBeVisible();
    expect(field('First name')).toHaveValue(firstName);
    expect(field('First name')).not.toHaveAttribute('readonly');
  });
});

describe('a visitor with another tab', () => {
  test('keeps email and values when another tab stores another email', async () => {
    const { user } = await renderFilled();
    await leave(user);
    localStorage.email = NEXT;

    await user.click(link('Contact Us'));

    expect(await screen.findByText(FAILURE)).toBeVisible();
    await waitFor(() => expect(pageHeading()).toHaveFocus());
    expect(field('Email')).toHaveValue(EMAIL);
    expectTyped();
    expect(link('Verify your email')).toBeVisible();
  });

  test.each([
    ['no email is stored', {}],
    ['another tab has verified another email', { email: 'sam@firm.example' }],
  ])('cannot send if %s, and finds a link to the gate', async (_, stored) => {
    const { api, user } = await renderFilled({
      sendEmailToSales: () => Promise.resolve({ ok: false, problem: 'Invalid Email' }),
    });
    localStorage.clear();
    Object.assign(localStorage, stored);

    await user.click(submitButton());
    expect(await screen.findByText(FAILURE)).toBeVisible();
    expect(api.sendEmailToSales.mock.lastCall?.[0]).toBe('');
    expect(screen.queryByText('Invalid Email')).toBeNull();

    await user.click(link('Verify your email'));
    expect(pageHeading()).toHaveTextContent('Verify an Email to access ProBuilt');
    expect(Object.assign({}, localStorage)).toEqual(stored);
    await passGate(EMAIL);
    expectTyped();
    expect(screen.queryByText(FAILURE)).toBeNull();
  });
});

test("'Use a different one' signs out, and gives the next visitor an empty form", async () => {
  // After the automatic check, the gate must not return to a code step that was pending earlier.
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  const { api, user } = await renderFilled();
  expect(Object.keys(sessionStorage)).toEqual(['request_draft']);

  await user.click(otherEmail());

  expect(pageHeading()).toHaveTextContent('Verify an Email to access ProBuilt');
  await waitFor(() => expect(pageHeading()).toHaveFocus());
  expect(emailField()).toHaveValue('');
  expect(Object.assign({}, localStorage)).toEqual({});
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  await user.click(screen.getAllByRole('link', { name: /home/i })[0]!);
  await submit(emailField(), NEXT);
  await submit(codeField(), '123456');
  await waitFor(() => expect(localStorage.email).toBe(NEXT));
  expect(Object.keys(sessionStorage)).toEqual([]);
  await user.click(await screen.findByRole('link', { name: 'Contact Us' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('');
  expect(field('Email')).toHaveValue(NEXT);
});
