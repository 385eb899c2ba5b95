// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SetupApi } from '../../src/api/SetupApi.ts';
import { fakeSetupApi, heldCall, refused, unreachable, yes } from '../support/site/fakeSetupApi.ts';
import { kept } from '../support/site/kept.ts';
import { renderSite, renderVerified } from '../support/site/renderSite.tsx';
import { typedByLabel, validRequest, validValues } from '../support/site/validRequest.ts';

const EMAIL = 'pat@firm.example';
const { firstName, phone, company, job } = validRequest();
const typed = typedByLabel(validValues());

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^Send/ });
const heading = () => screen.getByRole('heading', { level: 1 });

/** Follows a link to another page, and waits until it stands. */
async function leave(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Terms and Conditions' }));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Privacy Policy/));
}

/** Verifies an address at the gate, and waits for the form. */
async function passGate(user: UserEvent, email: string) {
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), `${email}{Enter}`);
  await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '123456{Enter}');
  await screen.findByRole('textbox', { name: 'First name' });
}

/** The form with every required field filled in, by a verified visitor. */
async function renderFilled(sendEmailToSales?: SetupApi['sendEmailToSales']) {
  const site = await renderVerified('/info', {
    api: fakeSetupApi(sendEmailToSales && { sendEmailToSales }),
  });
  for (const [name, text] of Object.entries(typed)) {
    await site.user.click(field(name));
    await site.user.paste(text);
  }
  return site;
}

test("the heading is by default 'Contact us for more information.'", async () => {
  await renderVerified('/info');

  expect(heading()).toHaveTextContent(/^Contact us for more information\.$/);
  expect(document.title).toBe('Request Information | ProBuilt');
});

test('the form asks for city, state and message; email is prefilled and read-only', async () => {
  await renderVerified('/info');

  for (const name of ['First name', 'Last name', 'Phone', 'Company', 'Job title']) {
    expect(field(name)).toHaveValue('');
  }
  for (const name of [/^City/, /^State/, /^Message/]) expect(field(name)).toHaveValue('');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Email')).toHaveAttribute('readonly');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test("if any field is invalid, 'Issue validating form data.' is shown and nothing is sent", async () => {
  const { api, user } = await renderVerified('/info');

  await user.click(submit());

  expect(await screen.findByText('Issue validating form data.')).toBeVisible();
  expect(field('First name')).toBeInvalid();
  expect(document.title).toBe('Error: Request Information | ProBuilt');
  expect(api.sendEmailToSales).not.toHaveBeenCalled();
});

test('a valid request is sent, trimmed, from the stored address', async () => {
  const { api, user } = await renderFilled();
  await user.type(field(/^City/), '  Austin ');

  await user.click(submit());

  const [email, request] = api.sendEmailToSales.mock.lastCall!;
  expect(email).toBe(EMAIL);
  expect(request).toEqual(validRequest({ city: 'Austin' }));
});

test.each(['Phone', 'Email'])('Enter in %s submits the form', async (name) => {
  const { api, user } = await renderFilled();

  await user.type(field(name), '{Enter}');

  await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledOnce());
});

test('success shows the success message and switches the page heading, which takes focus', async () => {
  const { user } = await renderFilled();
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
});

test('what was typed is gone after success, and another request starts fresh, email filled in', async () => {
  const { api, user } = await renderFilled();
  await user.click(submit());
  await screen.findByText('Email sent successfully.');
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
  ['the host says no', refused],
  ['the host cannot be reached', unreachable],
])(
  "failure shows 'Issue connecting to server...' and keeps every value: %s",
  async (_why, result) => {
    const { user } = await renderFilled(() => Promise.resolve(result));

    await user.click(submit());

    expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
    expect(heading()).toHaveTextContent('Contact us for more information.');
  },
);

test('one request is sent at a time, however often the form is submitted', async () => {
  const sending = heldCall();
  const { api, user } = await renderFilled(sending.call);

  await user.click(submit());
  await user.click(submit());
  await user.type(field('Company'), '{Enter}{Enter}');

  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test('two submits in one breath send one request', async () => {
  const { api } = await renderFilled(heldCall().call);

  await act(async () => {
    field('Company').form!.requestSubmit();
    field('Company').form!.requestSubmit();
  });

  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
});

test('a retry of the same request keeps its submission id; a changed request has another', async () => {
  const { api, user } = await renderFilled(() => Promise.resolve(unreachable));
  const ids = () => api.sendEmailToSales.mock.calls.map(([, , id]) => id);

  await user.click(submit());
  await user.click(submit());
  await user.type(field(/^Message/), 'Hello');
  await user.click(submit());

  const [first, second, third] = ids();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what is typed right before a link to this very page is followed stays', async () => {
  const { user } = await renderFilled();

  await user.click(screen.getByRole('link', { name: 'Contact Us' }));

  expect(field('Job title')).toHaveValue(job);
});

test('the values, and the id of a failed attempt, survive a reload of the tab', async () => {
  const { api, user, unmount } = await renderFilled(() => Promise.resolve(unreachable));
  await user.click(submit());
  await screen.findByText('Issue connecting to server...');
  unmount();

  const second = await renderVerified('/info');
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
  await second.user.click(submit());

  expect(second.api.sendEmailToSales.mock.lastCall).toEqual(api.sendEmailToSales.mock.lastCall);
});

test('another request starts fresh, too, where the first one came from an earlier visit of the tab', async () => {
  const { unmount } = await renderFilled();
  unmount();
  const { user } = await renderVerified('/info');
  expect(field('First name')).toHaveValue(firstName);
  await user.click(submit());
  await screen.findByText('Email sent successfully.');

  await user.click(screen.getByRole('button', { name: 'Send another request' }));

  expect(field('First name')).toHaveValue('');
});

test('a request that is under way when its page is left makes no second lead, and its end is told', async () => {
  const sending = heldCall();
  const { api, user } = await renderFilled(sending.call);
  await user.click(submit());
  await leave(user);
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(field('First name')).toHaveValue(firstName));

  expect(field('First name')).toHaveAttribute('readonly');
  await act(async () => field('Company').form!.requestSubmit());
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();

  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test('a request that fails after its page was left keeps its values and says so', async () => {
  const sending = heldCall();
  const { user } = await renderFilled(sending.call);
  await user.click(submit());
  await leave(user);
  await act(async () => sending.answer(unreachable));
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));

  expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
  expect(field('First name')).toHaveValue(firstName);
  expect(field('First name')).not.toHaveAttribute('readonly');
});

test('while a request is under way nobody can take another email', async () => {
  const sending = heldCall();
  const { user } = await renderFilled(sending.call);
  await user.click(submit());
  const other = screen.getByRole('button', { name: 'Use a different email' });

  await user.click(other);

  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  expect(other).toHaveAttribute('aria-disabled', 'true');
  await act(async () => sending.answer(yes));
  expect(screen.getByText('Email sent successfully.')).toBeVisible();
});

test('an answer that comes after the visitor has left the page still ends the draft', async () => {
  const sending = heldCall();
  const { user } = await renderFilled(sending.call);
  await user.click(submit());

  await user.click(screen.getByRole('link', { name: 'Terms and Conditions' }));
  await act(async () => sending.answer(yes));

  expect(kept(sessionStorage)).toEqual({});
});

test('without a valid stored email the connection error shows, with a way back to the gate', async () => {
  const { user } = await renderFilled((email) =>
    Promise.resolve(email === '' ? { ok: false, problem: 'Invalid Email' } : yes),
  );
  localStorage.clear();

  await user.click(submit());
  expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
  expect(screen.queryByText('Invalid Email')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Verify your email address' }));
  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');

  await passGate(user, EMAIL);
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
});

test('a refused request is one call and one message, and keeps what was typed', async () => {
  const { api, user } = await renderFilled(() => Promise.resolve(refused));

  await user.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Issue connecting to server\.\.\./);
  expect(api.sendEmailToSales).toHaveBeenCalledOnce();
  // The one at the start, and none behind the visitor's back.
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  expect(field('Phone')).toHaveValue(phone);
});

test('what fills forms cannot change the verified address', async () => {
  const { api, user } = await renderFilled();
  fireEvent.change(field('Email'), { target: { value: 'other@firm.example' } });

  await user.click(submit());

  await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledOnce());
  expect(api.sendEmailToSales.mock.calls[0]?.[1].email).toBe(EMAIL);
});

test('a request does not leave in the name of an address that another tab has verified since', async () => {
  const { api, user } = await renderFilled();
  localStorage.setItem('email', 'sam@firm.example');

  await user.click(submit());

  expect(api.sendEmailToSales.mock.lastCall?.[0]).toBe('');
});

test("'Use a different email' clears both keys and returns to the gate", async () => {
  const { api, user } = await renderFilled();

  await user.click(screen.getByRole('button', { name: 'Use a different email' }));

  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  expect(kept(localStorage)).toEqual({});
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
});

test('what was typed is gone once another email has verified in this browser', async () => {
  const { user } = await renderFilled();
  await user.click(screen.getByRole('button', { name: 'Use a different email' }));

  await passGate(user, 'sam@firm.example');

  expect(field('Email')).toHaveValue('sam@firm.example');
  for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
  expect(kept(sessionStorage)).toEqual({});
});

test('who opens the form after another tab gave the address up is led to the gate, and keeps what was typed', async () => {
  const { user } = await renderFilled();
  await leave(user);
  localStorage.clear();

  await user.click(screen.getByRole('link', { name: 'Contact Us' }));

  expect(await screen.findByText('Issue connecting to server...')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Verify your email address' }));
  await passGate(user, EMAIL);
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
});

test('a submit without an address leads to the gate, too, and not to a field that is read-only', async () => {
  const { user } = await renderFilled();
  await leave(user);
  localStorage.clear();
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  await screen.findByText('Issue connecting to server...');

  await user.click(submit());
  await user.click(await screen.findByRole('link', { name: 'Verify your email address again' }));

  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
});

test('a code that was asked for before the automatic check does not come back with the gate', async () => {
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  const { user } = await renderVerified('/info');
  expect(kept(sessionStorage)).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Use a different email' }));

  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
});

test('/info is shown only after verification', async () => {
  await renderSite('/info');

  expect(heading()).toHaveTextContent('Verify an Email to access ProBuilt');
});

test('a field that is emptied before the first submit is tolerated at once', async () => {
  const { user } = await renderVerified('/info');
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  await user.type(phone, '12');
  await user.tab();
  expect(phone).toBeInvalid();

  await user.clear(phone);

  expect(phone).toBeValid();
});
