// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeSetupApi, heldCall, refused, unreachable, yes } from '../support/site/fakeSetupApi.ts';
import { kept } from '../support/site/kept.ts';
import { renderSite, type SiteVisit } from '../support/site/renderSite.tsx';

const EMAIL = 'pat@firm.example';

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
const button = (name: string) => screen.getByRole('button', { name });
const landing = () => screen.findByRole('heading', { level: 1, name: /Your clients build/ });

/** The site at the code step. */
async function renderCodeStep(visit: SiteVisit = {}) {
  const site = await renderSite('/', visit);
  await site.user.type(address(), `${EMAIL}{Enter}`);
  await screen.findByRole('textbox', { name: 'One-time code' });
  return site;
}

/** The code step while another code is being sent. */
async function renderResending() {
  const api = fakeSetupApi();
  const site = await renderCodeStep({
    api: { ...api, times: { codeMinutes: 10, resendSeconds: 0 } },
  });
  const sending = heldCall();
  api.sendAccessCode.mockImplementation(sending.call);
  await site.user.click(button('Resend code'));
  return { ...site, api, sending };
}

test.each(['/', '/info', '/info/'])('the gate is shown at %s when not verified', async (path) => {
  const { api } = await renderSite(path);

  expect(
    screen.getByRole('heading', { level: 1, name: 'Verify an Email to access ProBuilt' }),
  ).toBeVisible();
  expect(address()).toHaveValue('');
  expect(button('Send Code')).toBeVisible();
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test('the gate has an input and a message area; the back button is visible only on the code step', async () => {
  await renderCodeStep();
  expect(screen.getAllByRole('status')[0]).toBeInTheDocument();
  expect(button('Back')).toBeVisible();
  expect(button('Verify Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Code' })).toBeNull();
});

test('step one has no back button', async () => {
  await renderSite('/');

  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verify Email' })).toBeNull();
});

test.each(['', 'pat', 'pat@firm', `${'p'.repeat(51)}@firm.example`])(
  "a bad address gives 'Invalid Email.', and nothing is sent: %j",
  async (text) => {
    const { api, user } = await renderSite('/');
    if (text) await user.type(address(), text);

    await user.click(button('Send Code'));

    expect(screen.getByText('Invalid Email.')).toBeVisible();
    expect(address()).toHaveValue(text);
    await waitFor(() => expect(address()).toHaveFocus());
    expect(address()).toBeInvalid();
    expect(api.sendAccessCode).not.toHaveBeenCalled();
  },
);

test.each([
  ['has not the form of one', 'pat@firm', 'Use the form name@company.com'],
  ['is too long', `${'p'.repeat(39)}@firm.example`, 'Use at most 50 characters'],
])('an address that %s is refused with what to change', async (_, text, advice) => {
  const { user } = await renderSite('/');

  await user.type(address(), `${text}{Enter}`);

  expect(address()).toHaveAccessibleDescription(`${advice} Invalid Email.`);
});

test('the same bad address, given again, is announced again', async () => {
  const { user } = await renderSite('/');
  await user.type(address(), 'pat@{Enter}');
  const first = screen.getByText('Invalid Email.');

  await user.type(address(), '{Enter}');

  expect(screen.getByText('Invalid Email.')).toBeVisible();
  expect(first).not.toBeInTheDocument();
});

test("an address is not cut while it is pasted: what is left could be somebody else's", async () => {
  const { api, user } = await renderSite('/');
  const long = `firstname.lastname@construction-accounting.example.com.au`;

  await user.click(address());
  await user.paste(long);
  await user.click(button('Send Code'));

  expect(address()).toHaveValue(long);
  expect(screen.getByText('Invalid Email.')).toBeVisible();
  expect(api.sendAccessCode).not.toHaveBeenCalled();
});

test("the second half of a double click on 'Send Code' does not refuse an empty code", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api, user } = await renderCodeStep();

  vi.advanceTimersByTime(499);
  await user.click(button('Verify Email'));
  expect(code()).toBeValid();

  vi.advanceTimersByTime(1);
  await user.click(button('Verify Email'));
  expect(code()).toBeInvalid();
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test('the message clears at the next keystroke', async () => {
  const { user } = await renderSite('/');
  await user.type(address(), 'pat{Enter}');

  await user.type(address(), '@');

  expect(screen.queryByText('Invalid Email.')).toBeNull();
});

test('an address is trimmed and in lower case when the code is sent', async () => {
  const { api, user } = await renderSite('/');

  await user.type(address(), '  Pat@Firm.Example ');
  await user.click(button('Send Code'));

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
});

test('step 0 goes to step 1 when the email is valid and sending the code succeeds', async () => {
  await renderCodeStep();

  await waitFor(() => expect(code()).toHaveFocus());
  expect(screen.getByText(EMAIL)).toBeVisible();
});

test.each([
  ['the host says no', refused],
  ['the host cannot be reached', unreachable],
])("a failed code send gives 'Issue sending Email.': %s", async (_why, result) => {
  const { user } = await renderSite('/', {
    api: fakeSetupApi({ sendAccessCode: () => Promise.resolve(result) }),
  });

  await user.type(address(), `${EMAIL}{Enter}`);

  expect(await screen.findByText('Issue sending Email.')).toBeVisible();
  expect(address()).toHaveValue(EMAIL);
  // A reload of the tab finds the same step.
  expect(kept(sessionStorage)).toEqual({});
});

test('one code is sent at a time, however often Enter is pressed', async () => {
  const sending = heldCall();
  const { api, user } = await renderSite('/', {
    api: fakeSetupApi({ sendAccessCode: sending.call }),
  });

  await user.type(address(), `${EMAIL}{Enter}{Enter}{Enter}`);
  await user.click(button('Send Code'));

  expect(api.sendAccessCode).toHaveBeenCalledOnce();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(async () => sending.answer(yes));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(code()).toBeVisible();
});

test('two submits in one breath send one code', async () => {
  const sending = heldCall();
  const { api } = await renderSite('/', {
    api: fakeSetupApi({ sendAccessCode: sending.call }),
    stored: { email: EMAIL },
  });

  await act(async () => {
    address().form!.requestSubmit();
    address().form!.requestSubmit();
  });

  expect(api.sendAccessCode).toHaveBeenCalledOnce();
});

test('a loading indicator shows while verifying', async () => {
  const verifying = heldCall();
  const { user } = await renderCodeStep({
    api: fakeSetupApi({ verifyAccessCode: verifying.call }),
  });

  await user.type(code(), '123456');
  await user.click(button('Verify Email'));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();

  await act(async () => verifying.answer(refused));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('pressing Enter submits the code, without the space that pasting adds', async () => {
  const { api, user } = await renderCodeStep();

  await user.type(code(), ' 123 456{Enter}');

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  expect(await landing()).toBeVisible();
});

test('a verified visitor lands on the page that was asked for, title first, focus on its heading', async () => {
  const { user } = await renderCodeStep();

  await user.type(code(), '123456{Enter}');

  await waitFor(async () => expect(await landing()).toHaveFocus());
  expect(document.title).toBe('CPA Partner Program | ProBuilt');
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['refused', refused],
  ['unanswered', unreachable],
])('a failed verification shows no message; the gate just stays: %s', async (_why, result) => {
  const { user } = await renderCodeStep({
    api: fakeSetupApi({ verifyAccessCode: () => Promise.resolve(result) }),
  });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const before = said();

  await user.type(code(), '111111{Enter}');

  expect(said()).toEqual(before);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(code()).toHaveValue('111111');
});

test('a refused code has cues without words: marked, kept, selected, focused; a key clears them', async () => {
  const { user } = await renderCodeStep({
    api: fakeSetupApi({ verifyAccessCode: () => Promise.resolve(refused) }),
  });
  await user.type(code(), '111111');

  await user.click(button('Verify Email'));

  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).toBeInvalid();
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  await user.keyboard('2');
  expect(code()).toHaveValue('2');
  expect(code()).toBeValid();
});

test('an empty code is not sent, and the field is marked', async () => {
  const { api, user } = await renderCodeStep();

  await user.type(code(), '   ');
  await user.click(button('Verify Email'));

  expect(api.verifyAccessCode).not.toHaveBeenCalled();
  expect(code()).toBeInvalid();
  await waitFor(() => expect(code()).toHaveFocus());
});

test('the back button returns from step 1 to step 0 and keeps the address', async () => {
  const { user } = await renderCodeStep();

  await user.click(button('Back'));

  expect(address()).toHaveValue(EMAIL);
  await waitFor(() => expect(address()).toHaveFocus());
});

test('an answer that comes after Back lets nobody in and changes nothing', async () => {
  const verifying = heldCall();
  const { user } = await renderCodeStep({
    api: fakeSetupApi({ verifyAccessCode: verifying.call }),
  });
  await user.type(code(), '123456{Enter}');

  await user.click(button('Back'));
  await act(async () => verifying.answer(yes));

  expect(address()).toHaveValue(EMAIL);
  expect(button('Send Code')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  [1, /The code works for 1 minute\./],
  [7, /The code works for 7 minutes\./],
])('the code step says how long a code works: %i', async (codeMinutes, words) => {
  const api = fakeSetupApi();
  await renderCodeStep({ api: { ...api, times: { codeMinutes, resendSeconds: 30 } } });

  expect(screen.getByText(words)).toBeVisible();
});

test('another code that arrives after Back does not lead to the code step again', async () => {
  const { user, sending } = await renderResending();

  await user.click(button('Back'));
  await act(async () => sending.answer(yes));

  expect(button('Send Code')).toBeVisible();
});

test('step and address survive a reload of the tab until the code would expire', async () => {
  const { unmount } = await renderCodeStep();
  unmount();

  const second = await renderSite('/info');
  expect(code()).toHaveValue('');
  expect(screen.getByText(EMAIL)).toBeVisible();
  second.unmount();

  vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
  await renderSite('/');
  expect(address()).toHaveValue('');
});

test('after Back, a reload of the tab finds the address step with the address', async () => {
  const { user, unmount } = await renderCodeStep();
  await user.click(button('Back'));
  unmount();

  await renderSite('/');

  expect(address()).toHaveValue(EMAIL);
});

test('a stored address without a code fills the first step', async () => {
  await renderSite('/', { stored: { email: EMAIL } });

  expect(address()).toHaveValue(EMAIL);
});

test('another code may be asked for after 30 seconds; the seconds are shown as text', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user } = await renderCodeStep();

  expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();
  await user.click(button('Resend code'));
  expect(api.sendAccessCode).toHaveBeenCalledOnce();

  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(/\b1[45] seconds/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await user.click(button('Resend code'));

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL], [EMAIL]]);
  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
});

test('after a slow answer the 30 seconds begin with it, as the host would refuse a sooner one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sending = heldCall();
  const { user } = await renderSite('/', { api: fakeSetupApi({ sendAccessCode: sending.call }) });
  await user.type(address(), `${EMAIL}{Enter}`);

  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await act(async () => sending.answer(yes));

  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('pending_code') ?? '{}')).toMatchObject({
    sentAt: expect.toSatisfy((at: number) => Date.now() - at < 5_000),
  });
});

test('the wait for another code ends when the clock is set back, and does not stand still', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user } = await renderCodeStep();
  expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();

  vi.setSystemTime(Date.now() - 60 * 60_000);
  await act(() => vi.advanceTimersByTimeAsync(1_000));

  expect(screen.queryByText(/\bseconds\.$/)).toBeNull();
  await user.click(button('Resend code'));
  expect(api.sendAccessCode).toHaveBeenCalledTimes(2);
});

test('a screen reader hears that another code was sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderCodeStep();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const ready = await screen.findByText('You can send another code now.');

  await user.click(button('Resend code'));

  await waitFor(() => expect(ready).toHaveTextContent('The code was sent.'));
  expect(ready).toHaveAttribute('aria-live', 'polite');
});

test('what is typed while another code is being sent stays, and can be verified after it', async () => {
  const { api, user, sending } = await renderResending();

  await user.type(code(), '123456');
  await act(async () => sending.answer(yes));

  expect(code()).toHaveValue('123456');
  await user.type(code(), '{Enter}');
  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
});

test('a code that is submitted while another is being sent is verified after it, unless it was changed', async () => {
  const { api, user, sending } = await renderResending();
  api.verifyAccessCode.mockResolvedValue(refused);

  await user.type(code(), '123456{Enter}');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
  await act(async () => sending.answer(yes));
  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);

  await user.click(button('Resend code'));
  await user.type(code(), '{Enter}7');
  await act(async () => sending.answer(yes));
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
});

test('a code that was refused is not tried again after another was sent', async () => {
  const api = fakeSetupApi();
  await renderCodeStep({
    api: { ...api, times: { codeMinutes: 10, resendSeconds: 0 } },
  });
  api.verifyAccessCode.mockResolvedValue(refused);
  fireEvent.input(code(), { target: { value: '123456' } });
  await act(async () => {
    code().form!.requestSubmit();
    code().form!.requestSubmit();
  });

  await act(async () => button('Resend code').click());

  expect(api.sendAccessCode).toHaveBeenCalledTimes(2);
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
});

test("a failed resend shows 'Issue sending Email.' on step two", async () => {
  const api = fakeSetupApi();
  const { user } = await renderCodeStep({
    api: { ...api, times: { codeMinutes: 10, resendSeconds: 0 } },
  });
  api.sendAccessCode.mockResolvedValue(refused);

  await user.click(button('Resend code'));

  expect(await screen.findByText('Issue sending Email.')).toBeVisible();
  expect(code()).toBeVisible();
});

test('on load, a stored email and code are tried automatically, and no form flashes by', async () => {
  const check = heldCall();
  const { api } = await renderSite('/', {
    api: fakeSetupApi({ verifyAccessCode: check.call }),
    stored: { email: EMAIL, email_token: '123456' },
  });

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();

  await act(async () => check.answer(yes));
  expect(await landing()).toBeVisible();
  expect(document.body).toHaveFocus();
});

test.each([
  ['a no', refused, null],
  ['a network failure', unreachable, '123456'],
])(
  'after %s to the automatic check the gate shows step one, address filled in',
  async (_why, result, token) => {
    await renderSite('/', {
      api: fakeSetupApi({ verifyAccessCode: () => Promise.resolve(result) }),
      stored: { email: EMAIL, email_token: '123456' },
    });

    expect(address()).toHaveValue(EMAIL);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    expect(localStorage.getItem('email_token')).toBe(token);
  },
);

test('a submit that was held before the page could answer is made up for', async () => {
  document.documentElement.dataset.early = 'submitted';

  const { api } = await renderSite('/', { stored: { email: EMAIL } });

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(code()).toBeVisible();
});

/** Reads the policy by the site's own link, and comes back to the gate. */
async function readPolicy({ user }: { user: UserEvent }, meanwhile?: () => Promise<void>) {
  await user.click(screen.getAllByRole('link', { name: 'Privacy Policy' })[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Privacy Policy/ });
  await meanwhile?.();
  await user.click(screen.getAllByRole('link', { name: 'ProBuilt, home' })[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Verify an Email/ });
}

test('an address that was typed is still there after a look at the policy', async () => {
  const site = await renderSite('/');
  await site.user.type(address(), 'pat@fi');

  await readPolicy(site);

  expect(address()).toHaveValue('pat@fi');
});

test('a code that was typed is still there after a look at the policy', async () => {
  const site = await renderCodeStep();
  await site.user.type(code(), '1234');

  await readPolicy(site);

  expect(code()).toHaveValue('1234');
});

test('a code that was used does not come back', async () => {
  const site = await renderCodeStep();
  await site.user.type(code(), '123456{Enter}');
  await landing();
  await site.user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await site.user.click(await screen.findByRole('button', { name: 'Use a different email' }));
  expect(address()).toHaveValue('');

  await site.user.type(address(), `${EMAIL}{Enter}`);

  await waitFor(() => expect(code()).toHaveValue(''));
});

test('a code that was sent during a look at the policy leads to the code step', async () => {
  const sending = heldCall();
  const site = await renderSite('/', { api: fakeSetupApi({ sendAccessCode: sending.call }) });
  await site.user.type(address(), `${EMAIL}{Enter}`);

  await readPolicy(site, () => act(async () => sending.answer(yes)));

  expect(code()).toHaveValue('');
  expect(screen.getByText(EMAIL)).toBeVisible();
});

test('a code that is still being sent after a look at the policy leads to the code step, too', async () => {
  const sending = heldCall();
  const site = await renderSite('/', { api: fakeSetupApi({ sendAccessCode: sending.call }) });
  await site.user.type(address(), `${EMAIL}{Enter}`);

  await readPolicy(site);

  expect(address()).toHaveValue(EMAIL);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  await act(async () => sending.answer(yes));
  expect(code()).toHaveValue('');
  expect(screen.getByText(EMAIL)).toBeVisible();
  expect(site.api.sendAccessCode).toHaveBeenCalledOnce();
});

test('a code that is still being sent says nothing after Back: another address has the word', async () => {
  const { api, user, sending } = await renderResending();
  await readPolicy({ user });
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(yes);
  await user.clear(address());
  await user.type(address(), 'sam@firm.example{Enter}');
  await screen.findByRole('textbox', { name: 'One-time code' });

  await act(async () => sending.answer(yes));

  expect(screen.getByText('sam@firm.example')).toBeVisible();
  expect(sessionStorage.getItem('pending_code')).toContain('sam@firm.example');
});

test('a code that is still being sent does not lead back to the code step after Back', async () => {
  const { sending, user } = await renderResending();
  await readPolicy({ user });
  await user.click(button('Back'));

  await act(async () => sending.answer(yes));

  expect(address()).toHaveValue(EMAIL);
  expect(sessionStorage.getItem('pending_code')).toContain('"step":"email"');
});

test('a code that could not be sent during a look at the policy is told of afterwards', async () => {
  const sending = heldCall();
  const site = await renderSite('/', { api: fakeSetupApi({ sendAccessCode: sending.call }) });
  await site.user.type(address(), `${EMAIL}{Enter}`);

  await readPolicy(site, () => act(async () => sending.answer(unreachable)));

  expect(await screen.findByText('Issue sending Email.')).toBeVisible();
  expect(address()).toHaveValue(EMAIL);
});

test('another address that could not be reached does not give way to the one before at a reload', async () => {
  const { api, user, unmount } = await renderCodeStep();
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(unreachable);
  await user.clear(address());
  await user.type(address(), 'sam@firm.example{Enter}');
  await screen.findByText('Issue sending Email.');

  unmount();
  await renderSite('/');

  expect(address()).toHaveValue('');
});
