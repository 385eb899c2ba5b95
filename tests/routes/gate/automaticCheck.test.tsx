// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../../../src/content/pages.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import { codeField, emailField, gateMessage, landing, submit } from '../../support/site/gate.ts';
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
  test('of stored credentials opens the landing page, and leaves the focus', async () => {
    const { api, answer } = await renderChecking({ ...pair, email: ' Pat@Firm.Example ' });
    expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(pages.gate.checking);

    await answer();

    expect(await landing()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test.each([
    ['a refusal, without the code', refused, pair, { email: EMAIL }],
    ['a refusal, with a newer code of another tab', refused, newer, newer],
    ['no answer, with the code', unreachable, pair, pair],
  ])('shows the email step without a message after %s', async (_, result, meanwhile, left) => {
    const { answer } = await renderChecking();
    Object.assign(localStorage, meanwhile);

    await answer(result);

    expect(emailField()).toHaveValue(EMAIL);
    expect(gateMessage()).toBe('');
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

  test('shows the email step, and still opens the landing page', async () => {
    const { answer } = await renderChecking();
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(emailField()).toHaveValue(EMAIL);

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

  test.each([
    ['a success keeps the email', yes],
    ['a failure keeps the session', unreachable],
  ])('%s of a visitor who has verified another meanwhile', async (_, result) => {
    const { answer, api, user } = await renderLate();
    api.verifyAccessCode.mockResolvedValue(yes);
    await submit(emailField(), 'sam@firm.example');
    await submit(codeField(), '123456');
    await landing();

    await answer(result);

    await user.click(screen.getByText('Contact Us'));
    expect(await screen.findByLabelText('Email')).toHaveValue('sam@firm.example');
  });
});
