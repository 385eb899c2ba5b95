// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company as owner } from '../../../shared/company.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import { emailField } from '../../support/site/gate.ts';
import {
  expectTyped,
  field,
  fill,
  heading,
  leave,
  link,
  message,
  otherEmail,
  passGate,
  renderFilled,
  submitAtOnce,
  submitButton,
} from '../../support/site/infoForm.ts';
import { EMAIL, renderVerified } from '../../support/site/renderSite.tsx';
import { validLead, validRequest } from '../../support/site/validRequest.ts';

const NEXT = 'next@firm.example';
const SUCCESS = 'Email sent successfully.';
const FAILURE = 'Issue connecting to server...';
const { firstName, company, job } = validRequest();
const fails = { sendEmailToSales: () => Promise.resolve(unreachable) };

/** Renders the completed form while its request is being sent. */
async function renderSending() {
  const sending = heldCall();
  const site = await renderFilled({ sendEmailToSales: sending.call });
  await site.user.click(submitButton());
  return { ...site, answer: (result = yes) => act(async () => sending.answer(result)) };
}

test("the heading is by default 'Contact us for more information.', and the email is prefilled and read-only", async () => {
  await renderVerified('/info');

  expect(heading()).toHaveTextContent(/^Contact us for more information\.$/);
  expect(document.title).toBe(`Request Information | ${owner.name}`);
  const names = ['First name', 'Last name', 'Phone', 'Company', 'Job title', /^City/, /^State/];
  for (const name of [...names, /^Message/])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('First name')).toBeRequired();
  expect(field(/^City/)).not.toBeRequired();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test("if any field is invalid, 'Issue validating form data.' is shown and nothing is sent", async () => {
  const { api, user } = await renderVerified('/info');

  await user.click(submitButton());

  expect(await screen.findByText('Issue validating form data.')).toBeVisible();
  expect(field('First name')).toBeInvalid();
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
  expect(field(/^City/)).toBeValid();
  expect(screen.getByRole('group', { name: 'Issue validating form data.' })).toHaveFocus();
  expect(document.title).toBe(`Error: Request Information | ${owner.name}`);

  // Each refused submit focuses the message again.
  await user.click(field('First name'));
  await user.click(submitButton());
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Issue validating form data.' })).toHaveFocus(),
  );
  expect(api.sendEmailToSales).not.toHaveBeenCalled();
});

test('before the first submit attempt, an invalid field becomes valid as soon as it is emptied', async () => {
  const { user } = await renderVerified('/info');
  await user.type(field('Phone'), '12');
  await user.tab();
  expect(field('Phone')).toBeInvalid();

  await user.clear(field('Phone'));

  expect(field('Phone')).toBeValid();
});

test('pressing Enter sends a valid request with trimmed values and the stored email', async () => {
  const { api, user } = await renderFilled();
  // Autofill cannot change the verified email.
  fill('Email', 'other@firm.example');
  expect(sessionStorage.getItem('request_draft')).not.toContain('other@firm.example');

  // In Message, Enter starts a new line.
  expect(message()).not.toHaveAttribute('type');
  await user.type(message(), 'one{Enter}two');
  expect(screen.getByText('493 of 500 characters left')).toBeVisible();
  await user.type(field(/^City/), '  Austin {Enter}');

  await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledOnce());
  const [from, lead] = api.sendEmailToSales.mock.lastCall!;
  expect(from).toBe(EMAIL);
  expect(lead).toEqual(validLead(lead.submissionId, { city: 'Austin', message: 'one\ntwo' }));
});

test('success shows the success message and switches the page heading, the heading receives the focus, and another request starts with a blank form', async () => {
  // A browser without cookies has no pass, so no receipt is sent.
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { api, user } = await renderFilled({}, { emailsReceipts: true });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const earlierHeading = heading();

  await user.click(submitButton());

  expect(await screen.findByText(SUCCESS)).toBeVisible();
  // Focusing a heading that already has the focus would neither announce it nor scroll to it.
  expect(earlierHeading).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent(
    'Thank you for requesting for more information. We will contact you within the next business day.',
  );
  await waitFor(() => expect(heading()).toHaveFocus());
  // A screen reader would announce a heading twice if it were focused twice.
  expect(focus.mock.contexts.filter((element) => element === heading())).toHaveLength(1);
  expect(document.title).toBe(`Request sent | ${owner.name}`);
  expect(within(screen.getByRole('main')).getByText(company)).toBeVisible();
  expect(screen.getAllByText('Not provided')).toHaveLength(3);
  const [, lead] = api.sendEmailToSales.mock.lastCall!;
  expect(screen.getByText(lead.reference)).toBeVisible();
  expect(screen.queryByText(/emailing you a copy/)).toBeNull();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  expect(Object.assign({}, sessionStorage)).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Send another request' }));

  expect(heading()).toHaveTextContent('Contact us for more information.');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(field('First name')).toHaveValue('');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(screen.queryByText(SUCCESS)).toBeNull();
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
});

test.each([
  ['the server refuses', refused],
  ['the server cannot be reached', unreachable],
])(
  "if %s, the request is not sent again automatically, 'Issue connecting to server...' is shown and every value is kept",
  async (_why, result) => {
    const { api, user } = await renderFilled({ sendEmailToSales: () => Promise.resolve(result) });

    await user.click(submitButton());

    const alert = await screen.findByRole('group', { name: FAILURE });
    expect(alert).toHaveTextContent(/^Issue connecting to server\.\.\./);
    expect(within(alert).getByRole('link')).toHaveProperty('protocol', 'tel:');
    expectTyped();
    expect(heading()).toHaveTextContent('Contact us for more information.');
    expect(api.sendEmailToSales).toHaveBeenCalledOnce();
    // The only verification is the automatic one on load.
    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  },
);

test('only one request is sent at a time, even if the form is submitted repeatedly, and the previous error message disappears', async () => {
  const sending = heldCall();
  const { api, user } = await renderFilled(fails, { emailsReceipts: true });
  await user.click(submitButton());
  expect(await screen.findByRole('group', { name: FAILURE })).toBeVisible();
  api.sendEmailToSales.mockReset().mockImplementation(sending.call);

  await submitAtOnce(2);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sending'));
  expect(screen.queryByText(FAILURE)).toBeNull();
  await user.click(submitButton());
  await user.type(field('Company'), '{Enter}{Enter}');
  const other = otherEmail();
  await user.click(other);

  expect(other).toHaveAttribute('aria-disabled', 'true');
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
  await act(async () => sending.answer(yes));
  expect(screen.getByText(SUCCESS)).toBeVisible();
  expect(screen.getByText(/^We’re emailing you a copy\./)).toBeVisible();
});

test('a retry of the same request reuses its submission id, even after a reload of the tab, and a changed request has another id', async () => {
  const first = await renderFilled(fails);
  await first.user.click(submitButton());
  await screen.findByText(FAILURE);
  await first.user.click(submitButton());
  await waitFor(() => expect(first.api.sendEmailToSales).toHaveBeenCalledTimes(2));
  const [call, retry] = first.api.sendEmailToSales.mock.calls;
  expect(retry).toEqual(call);
  first.unmount();

  const { api, user } = await renderVerified('/info', fails);
  expectTyped();
  await user.click(submitButton());
  await screen.findByText(FAILURE);
  expect(api.sendEmailToSales.mock.lastCall).toEqual(call);
  fill(/^Message/, 'Hello');
  await user.click(submitButton());
  await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledTimes(2));
  expect(call?.[1].submissionId).toMatch(/^[0-9a-f]{32}$/);
  expect(api.sendEmailToSales.mock.lastCall?.[1].submissionId).not.toBe(call?.[1].submissionId);
});

test('text that was typed just before a click on a link to the same page is kept', async () => {
  const { user } = await renderFilled();

  await user.click(link('Contact Us'));

  expect(field('Job title')).toHaveValue(job);
});

test('a visitor who leaves and returns while a request is being sent cannot send a second request, and sees the result of the first, even if another tab has verified another email', async () => {
  const { api, user, answer } = await renderSending();
  await leave(user);
  localStorage.email = NEXT;
  await user.click(link('Contact Us'));
  await waitFor(() => expect(field('First name')).toHaveValue(firstName));

  expect(field('First name')).toHaveAttribute('readonly');
  await submitAtOnce(1);
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();

  await answer();
  expect(screen.getByText(SUCCESS)).toBeVisible();
  expect(screen.queryByText(/emailing you a copy/)).toBeNull();
});

test.each([
  ['a success removes the draft', yes, SUCCESS],
  ['a failure keeps the values and shows the error message', unreachable, FAILURE],
])('if the visitor has left the page when the answer arrives, %s', async (_, result, words) => {
  const { user, answer } = await renderSending();
  await leave(user);

  await answer(result);

  expect(Object.keys(sessionStorage)).toEqual(result.ok ? [] : ['request_draft']);
  await user.click(link('Contact Us'));
  expect(await screen.findByText(words)).toBeVisible();
  if (result.ok) return;
  expect(field('First name')).toHaveValue(firstName);
  expect(field('First name')).not.toHaveAttribute('readonly');
});

test.each([
  ['no email is stored', {}],
  ['another tab has verified another email', { email: 'sam@firm.example' }],
])(
  'if %s, nothing is sent, and the connection error contains a link to the gate',
  async (_, stored) => {
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
    expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
    expect(Object.assign({}, localStorage)).toEqual(stored);
    await passGate(user, EMAIL);
    expectTyped();
    expect(screen.queryByText(FAILURE)).toBeNull();
  },
);

test('if another tab has stored a different email, a form that is opened again keeps its email and values, and links to the gate', async () => {
  const { user } = await renderFilled();
  await leave(user);
  localStorage.email = NEXT;

  await user.click(link('Contact Us'));

  expect(await screen.findByText(FAILURE)).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(field('Email')).toHaveValue(EMAIL);
  expectTyped();
  expect(link('Verify your email')).toBeVisible();
});

test("'Use a different email' removes the stored email and code and returns to the gate, and the next visitor gets an empty form", async () => {
  // After the automatic check, the gate must not return to a code step that was pending earlier.
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  const { api, user } = await renderFilled();
  expect(Object.keys(sessionStorage)).toEqual(['request_draft']);

  await user.click(otherEmail());

  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(emailField()).toHaveValue('');
  expect(Object.assign({}, localStorage)).toEqual({});
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();

  await passGate(user, NEXT);
  expect(field('First name')).toHaveValue('');
  expect(field('Email')).toHaveValue(NEXT);
});
