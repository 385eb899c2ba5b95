// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../../../src/content/pages.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import { codeField, emailField, landing, statusTexts, submit } from '../../support/site/gate.ts';
import { link } from '../../support/site/infoForm.ts';
import { EMAIL, renderSite } from '../../support/site/renderSite.tsx';

const pair = { email: EMAIL, email_token: '123456' };
const newer = { email: EMAIL, email_token: '654321' };

/** Renders the site while the automatic verification is pending. */
async function renderChecking(stored: Record<string, string> = pair) {
  const check = heldCall();
  const site = await renderSite('/', { overrides: { verifyAccessCode: check.call }, stored });
  return { ...site, answer: (result = yes) => act(async () => check.answer(result)) };
}

describe('the automatic verification', () => {
  test('verifies the stored email and code on load', async () => {
    const { api } = await renderChecking({ ...pair, email: ' Pat@Firm.Example ' });

    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  });

  test('shows a loading indicator instead of the form', async () => {
    await renderChecking();

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(pages.gate.checking);
  });

  test('opens the landing page and leaves the focus', async () => {
    const { answer } = await renderChecking();

    await answer();

    expect(await landing()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test.each([
    ['a refusal', refused],
    ['no answer', unreachable],
  ])('shows the email step without a message after %s', async (_, result) => {
    const { answer } = await renderChecking();

    await answer(result);

    expect(emailField()).toHaveValue(EMAIL);
    expect(statusTexts().join('')).toBe('');
  });

  test.each([
    ['removes a refused code', refused, pair, { email: EMAIL }],
    ['keeps a newer code of another tab', refused, newer, newer],
    ['keeps the code if there is no answer', unreachable, pair, pair],
  ])('%s', async (_, result, meanwhile, left) => {
    const { answer } = await renderChecking();
    Object.assign(localStorage, meanwhile);

    await answer(result);

    expect(Object.assign({}, localStorage)).toEqual(left);
  });
});

describe('an automatic verification that takes five seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  async function renderLate() {
    const site = await renderChecking();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    return site;
  }

  test('is not given up earlier', async () => {
    await renderChecking();
    await act(() => vi.advanceTimersByTimeAsync(4500));

    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('shows the email step', async () => {
    await renderLate();

    expect(emailField()).toHaveValue(EMAIL);
  });

  test('still opens the landing page when it succeeds', async () => {
    const { answer } = await renderLate();

    await answer();

    expect(await landing()).toBeVisible();
  });

  test('does not interrupt a visitor who has typed', async () => {
    const { answer } = await renderLate();
    fireEvent.input(emailField(), { target: { value: 'sam@firm.example' } });

    await answer();

    expect(emailField()).toHaveValue('sam@firm.example');
  });

  test('does not interrupt a visitor who is requesting a code', async () => {
    const { answer, api } = await renderLate();
    api.sendAccessCode.mockImplementation(heldCall().call);
    await act(async () => emailField().form!.requestSubmit());

    await answer();

    expect(api.sendAccessCode).toHaveBeenCalledOnce();
    expect(emailField()).toHaveAttribute('readonly');
  });

  test('keeps the email of a visitor who has verified another meanwhile', async () => {
    const { answer, api, user } = await renderLate();
    api.verifyAccessCode.mockResolvedValue(yes);
    await submit(emailField(), 'sam@firm.example');
    await submit(codeField(), '123456');
    await landing();

    await answer();

    await user.click(link('Contact Us'));
    expect(await screen.findByLabelText('Email')).toHaveValue('sam@firm.example');
  });

  test('does not sign out a visitor who has verified meanwhile', async () => {
    const { answer, api } = await renderLate();
    api.verifyAccessCode.mockResolvedValue(yes);
    await submit(emailField(), EMAIL);
    await submit(codeField(), '123456');
    await landing();

    await answer(unreachable);

    expect(await landing()).toBeVisible();
  });
});
