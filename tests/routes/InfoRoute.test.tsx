// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SetupApi } from '../../src/api/SetupApi.ts';
import { questions } from '../../src/content/questions.ts';
import { fakeSetupApi, heldCall, refused, unreachable, yes } from '../support/site/fakeSetupApi.ts';
import { kept } from '../support/site/kept.ts';
import { renderVerified } from '../support/site/renderSite.tsx';
import {
  typedByLabel,
  validLead,
  validRequest,
  validValues,
} from '../support/site/validRequest.ts';

const EMAIL = 'pat@firm.example';
const { firstName, company, job } = validRequest();
const typed = typedByLabel(validValues());

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: /^Send/ });
const heading = () => screen.getByRole('heading', { level: 1 });
const email = () => screen.getByLabelText('Email address');
const link = (name: string) => screen.getByRole('link', { name });
const otherEmail = () => screen.getByRole('button', { name: 'Use a different email' });

const box = (question: string) => screen.getByRole('checkbox', { name: question });
const [share, work] = questions;

/** Goes to the landing page and follows one of its questions. */
async function askFromLanding(user: UserEvent, question: string) {
  if (window.location.pathname !== '/')
    await user.click(screen.getAllByRole('link', { name: 'ProBuilt, home' })[0]!);
  await user.click(await screen.findByRole('link', { name: new RegExp(question.slice(0, -1)) }));
  await waitFor(() => expect(box(question)).toBeChecked());
}

/** Fills a field in one event. */
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Submits the form `times` in a row. */
const submitAtOnce = (times: number) =>
  act(async () => {
    for (let count = 0; count < times; count += 1) field('Company').form!.requestSubmit();
  });

function expectTyped() {
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
}

/** Follows a link to another page, and waits for it. */
async function leave(user: UserEvent) {
  await user.click(link('Terms and Conditions'));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Privacy Policy/));
}

/** Verifies the address at the gate, and waits for the form. */
async function passGate(user: UserEvent) {
  await user.click(email());
  await user.paste(EMAIL);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByLabelText('One-time code'));
  await user.paste('123456');
  await user.keyboard('{Enter}');
  await screen.findByLabelText('First name');
}

/** The form with every required field filled in, by a verified visitor. */
async function renderFilled(sendEmailToSales?: SetupApi['sendEmailToSales']) {
  const site = await renderVerified('/info', {
    api: fakeSetupApi(sendEmailToSales && { sendEmailToSales }),
  });
  await act(async () => {
    for (const [name, text] of Object.entries(typed)) fill(name, text);
  });
  return site;
}

test("the heading is by default 'Contact us for more information.'; email is prefilled and read-only [2.2, 3.6, 3.15, wcag 2.4.2 3.3.7]", async () => {
  await renderVerified('/info');

  expect(heading()).toHaveTextContent(/^Contact us for more information\.$/);
  expect(document.title).toBe('Request Information | ProBuilt');
  const names = ['First name', 'Last name', 'Phone', 'Company', 'Job title', /^City/, /^State/];
  for (const name of [...names, /^Message/])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('First name')).toBeRequired();
  expect(field(/^City/)).not.toBeRequired();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test("if any field is invalid, 'Issue validating form data.' is shown and nothing is sent [4.9, 5.13, 8.3, wcag 3.3.1]", async () => {
  const { api, user } = await renderVerified('/info');

  await user.click(submit());

  expect(await screen.findByText('Issue validating form data.')).toBeVisible();
  expect(field('First name')).toBeInvalid();
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
  expect(field(/^City/)).toBeValid();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(document.title).toBe('Error: Request Information | ProBuilt');

  // Each refused submit leads to the message again.
  await user.click(field('First name'));
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(api.sendEmailToSales).not.toHaveBeenCalled();
});

test('a valid request is sent by Enter, trimmed, from the stored address [1.4, 3.4, 3.5, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.15, 3.16, 4.10]', async () => {
  const { api, user } = await renderFilled();
  // A form filler cannot change the verified address.
  fill('Email', 'other@firm.example');

  // In Message, Enter begins a new line.
  expect(field(/^Message/)).not.toHaveAttribute('type');
  await user.type(field(/^Message/), 'one{Enter}two');
  expect(screen.getByText('493 of 500 characters left')).toBeVisible();
  await user.type(field(/^City/), '  Austin {Enter}');

  await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledOnce());
  const [from, lead] = api.sendEmailToSales.mock.lastCall!;
  expect(from).toBe(EMAIL);
  expect(lead).toEqual(validLead(lead.submissionId, { city: 'Austin', message: 'one\ntwo' }));
});

test('success shows the message and switches the page heading, which takes focus; another request starts fresh [2.2, 4.11, 8.5, 9.5]', async () => {
  const { api, user } = await renderFilled();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');

  await user.click(submit());

  expect(await screen.findByText('Email sent successfully.')).toBeVisible();
  expect(heading()).toHaveTextContent(
    'Thank you for requesting for more information. We will contact you within the next business day.',
  );
  await waitFor(() => expect(heading()).toHaveFocus());
  // Twice would be read out twice.
  expect(focus.mock.contexts.filter((element) => element === heading())).toHaveLength(1);
  expect(document.title).toBe('Request sent | ProBuilt');
  expect(within(screen.getByRole('main')).getByText(company)).toBeVisible();
  expect(screen.getAllByText('Not given')).toHaveLength(3);
  const [, lead] = api.sendEmailToSales.mock.lastCall!;
  expect(screen.getByText(lead.reference)).toBeVisible();
  expect(screen.queryByText(/emailing you a copy/)).toBeNull();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  expect(kept(sessionStorage)).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Send another request' }));

  expect(heading()).toHaveTextContent('Contact us for more information.');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(field('First name')).toHaveValue('');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(screen.queryByText('Email sent successfully.')).toBeNull();
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
});

test.each([
  ['the server refuses', refused],
  ['the server cannot be reached', unreachable],
])(
  "failure is one call, shows 'Issue connecting to server...' and keeps every value: %s [4.12, 8.4]",
  async (_why, result) => {
    const { api, user } = await renderFilled(() => Promise.resolve(result));

    await user.click(submit());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Issue connecting to server\.\.\./);
    expectTyped();
    expect(heading()).toHaveTextContent('Contact us for more information.');
    expect(api.sendEmailToSales).toHaveBeenCalledOnce();
    // Only the automatic check.
    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  },
);

test('one request is sent at a time, however often the form is submitted, without the last message [4.12]', async () => {
  const sending = heldCall();
  const { api, user } = await renderFilled(() => Promise.resolve(refused));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toBeVisible();
  api.sendEmailToSales.mockReset().mockImplementation(sending.call);

  await submitAtOnce(2);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sending'));
  // The message of the earlier attempt is gone.
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(submit());
  await user.type(field('Company'), '{Enter}{Enter}');

  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test('a retry of the same request keeps its submission id; a changed request has another', async () => {
  const { api, user } = await renderFilled(() => Promise.resolve(unreachable));
  const ids = () => api.sendEmailToSales.mock.calls.map(([, lead]) => lead.submissionId);

  const sent = (times: number) => waitFor(() => expect(ids()).toHaveLength(times));

  await user.click(submit());
  await sent(1);
  await user.click(submit());
  await sent(2);
  fill(/^Message/, 'Hello');
  await user.click(submit());
  await sent(3);

  const [first, second, third] = ids();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what is typed right before a link to this very page is followed stays', async () => {
  const { user } = await renderFilled();

  await user.click(link('Contact Us'));

  expect(field('Job title')).toHaveValue(job);
});

test('the values, and the id of a failed attempt, survive a reload of the tab [wcag 2.2.1]', async () => {
  const { api, user, unmount } = await renderFilled(() => Promise.resolve(unreachable));
  await user.click(submit());
  await screen.findByText('Issue connecting to server...');
  unmount();

  const second = await renderVerified('/info');
  expectTyped();
  await second.user.click(submit());

  expect(second.api.sendEmailToSales.mock.lastCall).toEqual(api.sendEmailToSales.mock.lastCall);
  await second.user.click(await screen.findByRole('button', { name: 'Send another request' }));
  expect(field('First name')).toHaveValue('');
});

test('a request whose page is left makes no second lead, and shows its result', async () => {
  const sending = heldCall();
  const { api, user } = await renderFilled(sending.call);
  await user.click(submit());
  await leave(user);
  await user.click(link('Contact Us'));
  await waitFor(() => expect(field('First name')).toHaveValue(firstName));

  expect(field('First name')).toHaveAttribute('readonly');
  await submitAtOnce(1);
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();

  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test.each([
  ['ends the draft', yes, 'Email sent successfully.'],
  ['keeps the values and shows its failure', unreachable, 'Issue connecting to server...'],
])('an answer after the visitor has left the page %s', async (_, result, message) => {
  const sending = heldCall();
  const { user } = await renderFilled(sending.call);
  await user.click(submit());
  await leave(user);

  await act(async () => sending.answer(result));

  expect(Object.keys(kept(sessionStorage))).toEqual(result.ok ? [] : ['request_draft']);
  await user.click(link('Contact Us'));
  expect(await screen.findByText(message)).toBeVisible();
  if (result.ok) return;
  expect(field('First name')).toHaveValue(firstName);
  expect(field('First name')).not.toHaveAttribute('readonly');
});

test('another email cannot be used while a request is being sent', async () => {
  const sending = heldCall();
  const { user } = await renderFilled(sending.call);
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sending'));
  const other = otherEmail();

  await user.click(other);

  expect(other).toHaveAttribute('aria-disabled', 'true');
  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test('without a valid stored email the connection error shows, with a way back to the gate [5.14]', async () => {
  const { user } = await renderFilled((email) =>
    Promise.resolve(email === '' ? { ok: false, problem: 'Invalid Email' } : yes),
  );
  localStorage.clear();

  await user.click(submit());
  expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
  expect(screen.queryByText('Invalid Email')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Verify your email' }));
  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');

  await passGate(user);
  expectTyped();
});

test('a request is not sent from an email that another tab has verified since', async () => {
  const { api, user } = await renderFilled();
  localStorage.setItem('email', 'sam@firm.example');

  await user.click(submit());

  expect(api.sendEmailToSales.mock.lastCall?.[0]).toBe('');
});

test("'Use a different email' clears both keys and returns to the gate", async () => {
  // A code that was sent before the automatic check must not come back with the gate.
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  const { api, user } = await renderFilled();
  expect(Object.keys(kept(sessionStorage))).toEqual(['request_draft']);

  await user.click(otherEmail());

  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(email()).toHaveValue('');
  expect(kept(localStorage)).toEqual({});
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
});

test('a form opened after another tab dropped the email leads to the gate and keeps its values', async () => {
  const { user } = await renderFilled();
  await leave(user);
  localStorage.clear();

  await user.click(link('Contact Us'));

  expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  // A submit does not focus a read-only field.
  await user.click(submit());
  await user.click(await screen.findByRole('link', { name: 'Verify your email again' }));
  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
  await passGate(user);
  expectTyped();
});

test('a field that is emptied before the first submit is tolerated at once [5.12]', async () => {
  const { user } = await renderVerified('/info');
  const phone = field('Phone');
  await user.type(phone, '12');
  await user.tab();
  expect(phone).toBeInvalid();

  await user.clear(phone);

  expect(phone).toBeValid();
});

test('the receipt promises an email copy only where our own server sends one', async () => {
  const { user } = await renderVerified('/info', { api: fakeSetupApi({ emailsReceipts: true }) });
  for (const [name, text] of Object.entries(typed)) fill(name, text);

  await user.click(submit());

  expect(await screen.findByText(/^We’re emailing you a copy\./)).toBeVisible();
});

test('a box writes its sentence into Message, and takes out exactly that sentence', async () => {
  const { user } = await renderVerified('/info');
  fill(/^Message/, 'Please call me.');

  await user.click(box(share));
  await user.click(box(work));
  expect(field(/^Message/)).toHaveValue(`${share}\n${work}\nPlease call me.`);
  await user.click(box(share));

  expect(field(/^Message/)).toHaveValue(`${work}\nPlease call me.`);
  expect(box(share)).not.toBeChecked();
  expect(box(work)).toBeChecked();
  expect(kept(sessionStorage)['request_draft']).toContain('Please call me.');

  // Editing the sentence unchecks its box.
  fill(/^Message/, `${work.slice(0, -1)}!`);
  expect(box(work)).not.toBeChecked();
});

test('a question that does not fit is not added, and the counter says what it needs', async () => {
  const { user } = await renderVerified('/info');
  const message = 'x'.repeat(460);
  fill(/^Message/, message);

  await user.click(box(share));

  const needed = `Not enough room: this question needs ${share.length + 1} characters`;
  expect(screen.getByText(needed)).toBeVisible();
  expect(field(/^Message/)).toHaveValue(message);
  expect(box(share)).not.toBeChecked();
  fill(/^Message/, message.slice(1));
  expect(screen.queryByText(needed)).toBeNull();
});

test('a question of the landing page opens the form with it in Message, once, also after a reload', async () => {
  const first = await renderVerified('/');
  await askFromLanding(first.user, share);

  expect(field(/^Message/)).toHaveValue(share);
  expect(box(share)).toBeChecked();
  expect(screen.getByText(/^Your question is in the message below\./)).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(window.location.href).not.toContain('?');
  fill(/^Message/, 'My own words');
  first.unmount();

  await renderVerified('/info');
  expect(field(/^Message/)).toHaveValue('My own words');
  expect(screen.queryByText(/^Your question is in the message/)).toBeNull();
});

test('a question joins the draft, and begins another request after one was sent', async () => {
  const { user } = await renderFilled();
  await user.click(box(share));
  await leave(user);
  await askFromLanding(user, work);
  expect(field(/^Message/)).toHaveValue(`${share}\n${work}`);
  await leave(user);
  await askFromLanding(user, work);
  expect(field(/^Message/)).toHaveValue(`${share}\n${work}`);
  expect(field('First name')).toHaveValue(firstName);

  await user.click(submit());
  await screen.findByText('Email sent successfully.');
  await askFromLanding(user, share);

  expect(screen.queryByText('Email sent successfully.')).toBeNull();
  expect(field(/^Message/)).toHaveValue(share);
  expect(field('First name')).toHaveValue('');
});
