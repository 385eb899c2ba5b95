// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeSetupApi, heldCall, refused, unreachable, yes } from '../support/site/fakeSetupApi.ts';
import { kept } from '../support/site/kept.ts';
import { renderSite, type SiteVisit } from '../support/site/renderSite.tsx';

const EMAIL = 'pat@firm.example';
const SENDER = 'no-reply@probuilt.example';

const address = () => screen.getByLabelText<HTMLInputElement>('Email address');
const code = () => screen.getByLabelText<HTMLInputElement>('One-time code');
const button = (name: string) => screen.getByRole('button', { name });
const landing = () => screen.findByRole('heading', { level: 1, name: /Your clients build/ });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Fills the field in one event and submits its form, `times` in a row. */
async function submit(field: HTMLInputElement, text: string, times = 1) {
  fireEvent.input(field, { target: { value: text } });
  await act(async () => {
    for (let count = 0; count < times; count += 1) field.form!.requestSubmit();
  });
}

/** The site at the code step, as a reload of the tab finds it. */
function renderCodeStep(visit: SiteVisit = {}) {
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  return renderSite('/', visit);
}

/** The code step where another code can be sent at once. */
async function renderResendable() {
  const times = { codeMinutes: 10, resendSeconds: 0 };
  const site = await renderCodeStep({ api: { ...fakeSetupApi(), times } });
  return { ...site, resend: () => act(async () => button('Resend code').click()) };
}

/** The code step while another code is being sent. */
async function renderResending() {
  const site = await renderResendable();
  const sending = heldCall();
  site.api.sendAccessCode.mockImplementation(sending.call);
  await site.resend();
  return { ...site, sending };
}

/** The address step while a code is being sent. */
async function renderSending() {
  const sending = heldCall();
  const site = await renderSite('/', { api: fakeSetupApi({ sendAccessCode: sending.call }) });
  await submit(address(), EMAIL, 2);
  return { ...site, sending };
}

test.each(['/', '/info', '/info/'])(
  'the gate is shown at %s when not verified [0.2, 2.1, 2.2, 2.7, 2.8, 2.9, 2.10, 6.1]',
  async (path) => {
    const { api } = await renderSite(path);

    const name = 'Verify an Email to access ProBuilt';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    expect(address()).toHaveAttribute('enterkeyhint', 'send');
    expect(said()[0]).toBe('');
    expect(button('Send Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Back|Verify Email)$/ })).toBeNull();
    expect(api.verifyAccessCode).not.toHaveBeenCalled();
  },
);

test.each([
  ['', 'Use the format name@company.com'],
  ['pat@firm', 'Use the format name@company.com'],
  // Cut at 50 characters, it could be another person's email.
  [`${'p'.repeat(39)}@firm.example`, 'Use 50 characters or fewer'],
])(
  "a bad address gives 'Invalid Email.' until a key: %j [2.9, 4.1, 5.1, 8.1, wcag 3.3.1 3.3.3]",
  async (text, advice) => {
    const { api, user } = await renderSite('/');
    await user.click(address());
    if (text) await user.paste(text);

    await user.click(button('Send Code'));

    expect(screen.getByText('Invalid Email.')).toBeVisible();
    expect(address()).toHaveAccessibleDescription(`${advice} Invalid Email.`);
    expect(address()).toHaveValue(text);
    expect(address()).toHaveFocus();
    expect(address()).toBeInvalid();
    expect(api.sendAccessCode).not.toHaveBeenCalled();

    await user.keyboard('@');
    expect(screen.queryByText('Invalid Email.')).toBeNull();
  },
);

test('the same bad address, given again, is announced again [wcag 4.1.3]', async () => {
  await renderSite('/');
  await submit(address(), 'pat@');
  const first = screen.getByText('Invalid Email.');

  await submit(address(), 'pat@');

  expect(screen.getByText('Invalid Email.')).toBeVisible();
  expect(first).not.toBeInTheDocument();
});

test('one press corrects a slip in the domain', async () => {
  const { api, user } = await renderSite('/');
  await user.type(address(), 'Pat@gmial.com');

  const question = screen.getByRole('button', { name: 'Did you mean pat@gmail.com?' });
  expect(question.closest('[aria-live=polite]')).toBeInTheDocument();
  expect(said()[0]).toBe('');
  expect(address()).toBeValid();
  await user.click(question);

  expect(question).not.toBeInTheDocument();
  expect(address()).toHaveValue('pat@gmail.com');
  expect(address()).toHaveFocus();
  expect(api.sendAccessCode).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.com']]);
});

test('a slip blocks nothing and hides no message; it is shown again after Back', async () => {
  const { api, user } = await renderSite('/');
  await submit(address(), 'pat@gmailcom');
  expect(address()).toHaveAccessibleDescription('Did you mean pat@gmail.com? Invalid Email.');

  await submit(address(), 'pat@gmail.co');
  expect(api.sendAccessCode.mock.calls).toEqual([['pat@gmail.co']]);

  await user.click(button('Back'));
  expect(button('Did you mean pat@gmail.com?')).toBeVisible();
});

test("the second half of a double click on 'Send Code' does not refuse an empty code", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api, user } = await renderSite('/');
  await submit(address(), EMAIL);

  vi.advanceTimersByTime(499);
  await user.click(button('Verify Email'));
  expect(code()).toBeValid();

  vi.advanceTimersByTime(1);
  await user.click(button('Verify Email'));
  expect(code()).toBeInvalid();
  expect(code()).toHaveFocus();
  await submit(code(), '   ');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test('step 0 goes to step 1 when the email is valid and sending the code succeeds [2.9, 2.10, 2.11, 4.1]', async () => {
  const { api, user } = await renderSite('/');

  await user.type(address(), '  Pat@Firm.Example {Enter}');

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(await screen.findByRole('textbox', { name: 'One-time code' })).toBeVisible();
  await waitFor(() => expect(code()).toHaveFocus());
  expect(screen.getByText(EMAIL)).toBeVisible();
  // Its provider is unknown.
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  expect(said()[0]).toBe('');
  for (const name of ['Back', 'Verify Email']) expect(button(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Code' })).toBeNull();
});

test.each([
  ['the server refuses', refused],
  ['the server cannot be reached', unreachable],
])("a failed code send gives 'Issue sending Email.': %s [4.1, 5.2, 8.2]", async (_why, result) => {
  await renderSite('/', { api: fakeSetupApi({ sendAccessCode: () => Promise.resolve(result) }) });

  await submit(address(), EMAIL);

  expect(screen.getByText('Issue sending Email.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Try again in a few minutes, or call (512) 555-0142. Issue sending Email.',
  );
  expect(address()).toHaveValue(EMAIL);
  // A reload of the tab finds the same step.
  expect(kept(sessionStorage)).toEqual({});
});

test('one code is sent at a time, with a loading indicator', async () => {
  const { api, sending, user } = await renderSending();

  await user.type(address(), '{Enter}{Enter}');
  await user.click(button('Send Code'));

  expect(api.sendAccessCode).toHaveBeenCalledOnce();
  expect(address()).toHaveValue(EMAIL);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(async () => sending.answer(yes));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(code()).toBeVisible();
});

test('pressing Enter submits the code, without the space that pasting adds; the landing page takes focus [2.11, 4.3, wcag 3.2.2 3.3.8]', async () => {
  const { api, user } = await renderCodeStep();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('enterkeyhint', 'go');

  await user.click(code());
  await user.paste(' 123 456');
  await user.keyboard('{Enter}');

  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);
  await waitFor(async () => expect(await landing()).toHaveFocus());
  expect(document.title).toBe('CPA Partner Program | ProBuilt');
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['refused, with cues without words that a key clears', refused, '2'],
  ['unanswered, with no cue as the code may be right', unreachable, '1111112'],
])(
  'a failed verification shows no message; the gate just stays: %s [2.12, 8.6, 8.7]',
  async (_, result, next) => {
    const verifying = heldCall();
    const { user } = await renderCodeStep({
      api: fakeSetupApi({ verifyAccessCode: verifying.call }),
    });
    const before = said();
    await submit(code(), '111111');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(code()).toHaveValue('111111');

    await act(async () => verifying.answer(result));

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(said()).toEqual(before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code()).toHaveFocus();
    expect(code().matches('[aria-invalid=true]')).toBe(result === refused);
    // What is selected gives way to what is typed.
    await user.keyboard('2');
    expect(code()).toHaveValue(next);
    expect(code()).toBeValid();
  },
);

test('the back button returns from step 1 to step 0 and keeps the address; a late answer lets nobody in [4.2]', async () => {
  const verifying = heldCall();
  const { user } = await renderCodeStep({
    api: fakeSetupApi({ verifyAccessCode: verifying.call }),
  });
  await submit(code(), '123456');

  await user.click(button('Back'));
  expect(address()).toHaveFocus();
  await act(async () => verifying.answer(yes));

  expect(address()).toHaveValue(EMAIL);
  expect(button('Send Code')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
});

test.each([
  ['our own server reports a delayed email', undefined, true],
  ['another login host reports nothing', 'login.test', false],
])('resending a code: %s', async (_, loginHost, isShown) => {
  const times = { codeMinutes: 10, resendSeconds: 0 };
  const { api, user } = await renderCodeStep({ api: { ...fakeSetupApi({ loginHost }), times } });
  const words = /Our email to you is delayed/;
  expect(screen.queryByText(words)).toBeNull();
  api.sendAccessCode.mockResolvedValue({ ok: true, isDelayed: true });

  await user.click(button('Resend code'));
  await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(Number(isShown)));

  api.sendAccessCode.mockResolvedValue({ ok: true });
  await user.click(button('Resend code'));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test.each([
  ['our own server', undefined, SENDER, 'numeric', /works for 1 minute\. .* one from no-reply@/],
  [
    'our own server without MAIL_FROM',
    undefined,
    undefined,
    'numeric',
    /folder, or send a new code/,
  ],
  ['another login host', 'login.test', SENDER, null, /folder, or send a new code/],
])('the code step says how long a code works: %s [wcag 2.2.1]', async (...row) => {
  const [, loginHost, sender, inputMode, help] = row;
  const times = { codeMinutes: 1, resendSeconds: 30 };
  await renderCodeStep({ api: { ...fakeSetupApi({ loginHost, sender }), times } });

  expect(code()).toHaveAccessibleDescription(help);
  expect(/works for/.test(screen.getByRole('main').textContent)).toBe(!loginHost);
  expect(code().getAttribute('inputmode')).toBe(inputMode);
});

test('a large provider is a link to its inbox in a new tab, after all buttons', async () => {
  const { user } = await renderSite('/');
  await submit(address(), 'pat@gmail.com');

  for (const name of ['Verify Email', 'Back', 'Resend code']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.tab();
  const link = screen.getByRole('link', { name: 'Open Gmail (in a new tab)' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', 'https://mail.google.com/mail/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('step and address survive a reload of the tab until the code would expire, and after Back [wcag 3.3.7]', async () => {
  const first = await renderSite('/');
  await submit(address(), EMAIL);
  first.unmount();

  const second = await renderSite('/info');
  expect(code()).toHaveValue('');
  expect(screen.getByText(EMAIL)).toBeVisible();
  await second.user.click(button('Back'));
  second.unmount();

  const third = await renderSite('/');
  expect(address()).toHaveValue(EMAIL);
  third.unmount();

  vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
  await renderSite('/');
  expect(address()).toHaveValue('');
});

test('another code may be asked for after 30 seconds, shown as text; a screen reader hears that it was sent [wcag 2.2.1]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user } = await renderCodeStep();

  expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();
  await user.click(button('Resend code'));
  expect(api.sendAccessCode).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(/\b1[45] seconds/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const ready = await screen.findByText('You can send a new code now.');
  expect(ready).toHaveAttribute('aria-live', 'polite');
  await user.click(button('Resend code'));

  expect(api.sendAccessCode.mock.calls).toEqual([[EMAIL]]);
  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  const news = screen.getByText('New code sent.');
  expect(news).toHaveAttribute('aria-live', 'polite');
  expect(button('Resend code')).toHaveAccessibleDescription(/^in (30|29) seconds$/);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(news).toBeEmptyDOMElement();
});

test('after a slow answer the 30 seconds begin with it, as the server would refuse an earlier request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sending } = await renderSending();

  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await act(async () => sending.answer(yes));

  expect(await screen.findByText(/\b(30|29) seconds/)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('pending_code') ?? '{}')).toMatchObject({
    sentAt: expect.toSatisfy((at: number) => Date.now() - at < 5_000),
  });
});

test('the wait for another code ends when the clock is set back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user } = await renderCodeStep();
  expect(screen.getByText(/\b(30|29) seconds/)).toBeVisible();

  vi.setSystemTime(Date.now() - 60 * 60_000);
  await act(() => vi.advanceTimersByTimeAsync(1_000));

  expect(screen.queryByText(/\bseconds\.$/)).toBeNull();
  await user.click(button('Resend code'));
  expect(api.sendAccessCode).toHaveBeenCalledOnce();
});

test('a code submitted while another is being sent is verified afterwards, unless it was changed', async () => {
  const { api, resend, sending } = await renderResending();
  api.verifyAccessCode.mockResolvedValue(refused);

  await submit(code(), '123456');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
  await act(async () => sending.answer(yes));
  expect(code()).toHaveValue('123456');
  expect(api.verifyAccessCode.mock.calls).toEqual([[EMAIL, '123456']]);

  await resend();
  await submit(code(), '123456');
  fireEvent.input(code(), { target: { value: '1234567' } });
  await act(async () => sending.answer(yes));
  expect(code()).toHaveValue('1234567');
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();

  // A refused code is not tried again.
  await submit(code(), '123456', 2);
  expect(api.verifyAccessCode).toHaveBeenCalledTimes(2);
  await resend();
  await act(async () => sending.answer(yes));
  expect(api.verifyAccessCode).toHaveBeenCalledTimes(2);
});

test('on load, a stored email and code are tried automatically, and no form flashes by [4.6]', async () => {
  const check = heldCall();
  const { api } = await renderSite('/', {
    api: fakeSetupApi({ verifyAccessCode: check.call }),
    stored: { email: EMAIL, email_token: '123456' },
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

test.each([
  ['a no', refused, { email: EMAIL }],
  ['a network failure', unreachable, { email: EMAIL, email_token: '123456' }],
])(
  'after %s to the automatic check the gate shows step one, address filled in',
  async (_why, result, left) => {
    await renderSite('/', {
      api: fakeSetupApi({ verifyAccessCode: () => Promise.resolve(result) }),
      stored: { email: EMAIL, email_token: '123456' },
    });

    expect(address()).toHaveValue(EMAIL);
    expect(said().join('')).toBe('');
    expect(kept(localStorage)).toEqual(left);
  },
);

/** Visits the policy by its link, and returns to the gate. */
async function readPolicy(user: UserEvent, meanwhile?: () => Promise<void>) {
  await user.click(screen.getAllByText('Privacy Policy')[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Privacy Policy/ });
  await meanwhile?.();
  await user.click(screen.getAllByRole('link', { name: 'ProBuilt, home' })[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Verify an Email/ });
}

test.each([
  ['an address', renderSite, address],
  ['a code', () => renderCodeStep(), code],
])('%s that was typed survives a visit to the policy', async (_, render, field) => {
  const { user } = await render('/');
  fireEvent.input(field(), { target: { value: '1234' } });

  await readPolicy(user);

  expect(field()).toHaveValue('1234');
});

test('a code that was used does not come back', async () => {
  const { user } = await renderCodeStep();
  await submit(code(), '123456');
  await landing();
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await user.click(await screen.findByRole('button', { name: 'Use a different email' }));
  expect(address()).toHaveValue('');

  await submit(address(), EMAIL);

  expect(code()).toHaveValue('');
});

test.each([
  ['during the visit leads to the code step', 'away', yes],
  ['after the visit leads to the code step', 'back', yes],
  ['during the visit shows its failure', 'away', unreachable],
])('a code request answered %s to the policy', async (_, visitor, result) => {
  const { sending, api, user } = await renderSending();
  const answer = () => act(async () => sending.answer(result));

  await readPolicy(user, visitor === 'away' ? answer : undefined);
  const waiting = visitor === 'back' ? 1 : 0;
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(waiting));
  if (waiting) await answer();

  expect(result.ok ? code() : address()).toHaveValue(result.ok ? '' : EMAIL);
  expect(screen.getByText(result.ok ? EMAIL : 'Issue sending Email.')).toBeVisible();
  expect(api.sendAccessCode).toHaveBeenCalledOnce();
});

test('after Back, the answer for an earlier email does not replace the next one', async () => {
  const { api, user, sending } = await renderResending();
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(yes);
  await submit(address(), 'sam@firm.example');

  await act(async () => sending.answer(yes));

  expect(screen.getByText('sam@firm.example')).toBeVisible();
  expect(sessionStorage.getItem('pending_code')).toContain('sam@firm.example');
});

test('a failed send to another email does not restore the previous one at a reload', async () => {
  const { api, user, unmount } = await renderCodeStep();
  await user.click(button('Back'));
  api.sendAccessCode.mockResolvedValue(unreachable);
  await submit(address(), 'sam@firm.example');
  expect(screen.getByText('Issue sending Email.')).toBeVisible();

  unmount();
  await renderSite('/');

  expect(address()).toHaveValue('');
});
