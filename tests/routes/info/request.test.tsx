// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { company as owner } from '../../../shared/company.ts';
import { heldCall, refused, unreachable, yes } from '../../support/site/fakeSetupApi.ts';
import {
  expectTyped,
  field,
  fill,
  pageHeading,
  message,
  otherEmail,
  renderFilled,
  renderSendingRequest,
  submitAtOnce,
  submitButton,
} from '../../support/site/infoForm.ts';
import { EMAIL, renderVerified } from '../../support/site/renderSite.tsx';
import { validLead, validRequest } from '../../support/site/validRequest.ts';

const SUCCESS = 'Email sent successfully.';
const FAILURE = 'Issue connecting to server...';
const { company } = validRequest();
const fails = { sendEmailToSales: () => Promise.resolve(unreachable) };

describe('the form', () => {
  test('is empty but for the verified email, which is read-only', async () => {
    await renderVerified('/info');

    expect(pageHeading()).toHaveTextContent(/^Contact us for more information\.$/);
    expect(document.title).toBe(`Request Information | ${owner.name}`);
    const names = ['First name', 'Last name', 'Phone', 'Company', 'Job title'];
    const optional = [/^City/, /^State/, /^Message/];
    for (const name of [...names, ...optional]) expect(field(name)).toHaveValue('');
    for (const name of names) expect(field(name)).toBeRequired();
    for (const name of optional) expect(field(name)).not.toBeRequired();
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Email')).toHaveAttribute('readonly');
    expect(document.querySelector('select')).toBeNull();
  });

  test('has fields that browsers and phones know', async () => {
    await renderVerified('/info');

    const kinds = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Phone: 'tel',
      Company: 'organization',
      'Job title': 'organization-title',
    };
    for (const [name, kind] of Object.entries(kinds))
      expect(field(name)).toHaveAttribute('autocomplete', kind);
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  test('takes no more than the limit in optional fields', async () => {
    const { user } = await renderVerified('/info');

    for (const [name, limit] of [
      [/^City/, 50],
      [/^State/, 25],
      [/^Message/, 500],
    ] as const) {
      await user.click(field(name));
      await user.paste('x'.repeat(limit + 1));
      expect(field(name)).toHaveValue('x'.repeat(limit));
    }
  });

  test('with an invalid field is not sent, and says so each time', async () => {
    const { api, user } = await renderVerified('/info');

    for (let count = 0; count < 2; count += 1) {
      await user.click(field('First name'));
      await user.click(submitButton());
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName('Issue validating form data.'),
      );
    }

    expect(field('First name')).toBeInvalid();
    expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
    expect(field(/^City/)).toBeValid();
    expect(document.title).toBe(`Error: Request Information | ${owner.name}`);
    expect(api.sendEmailToSales).not.toHaveBeenCalled();
  });

  test('is sent by Enter, with trimmed values and the stored email', async () => {
    const { api, user } = await renderFilled();

    await user.type(field(/^City/), '  Austin {Enter}');

    await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledOnce());
    const [from, lead] = api.sendEmailToSales.mock.lastCall!;
    expect(from).toBe(EMAIL);
    expect(lead).toEqual(validLead(lead.submissionId, { city: 'Austin' }));
  });

  test('starts a new line in Message for Enter, and counts it', async () => {
    const { api, user } = await renderFilled();

    await user.type(message(), 'one{Enter}two');

    expect(message()).toHaveValue('one\ntwo');
    expect(screen.getByText('493 of 500 characters left.')).toBeVisible();
    expect(api.sendEmailToSales).not.toHaveBeenCalled();
  });

  test('keeps the verified email against autofill', async () => {
    await renderFilled();

    fill('Email', 'other@firm.example');

    expect(field('Email')).toHaveValue(EMAIL);
    expect(sessionStorage.getItem('request_draft')).not.toContain('other@firm.example');
  });

  test('keeps its text when a link to the same page is clicked', async () => {
    const { user } = await renderFilled();

    await user.click(screen.getByText('Contact Us'));

    expect(field('Company')).toHaveValue(company);
  });
});

describe('a request', () => {
  test.each([
    ['the server refuses', refused],
    ['the server cannot be reached', unreachable],
  ])('is not repeated by itself, and keeps every value, if %s', async (_why, result) => {
    const { api, user } = await renderFilled({ sendEmailToSales: () => Promise.resolve(result) });

    await user.click(submitButton());

    await screen.findByText(FAILURE);
    const message = document.activeElement!;
    expect(message).toHaveAccessibleName(FAILURE);
    expect(message.querySelector('a')).toHaveProperty('protocol', 'tel:');
    expectTyped();
    expect(pageHeading()).toHaveTextContent('Contact us for more information.');
    expect(api.sendEmailToSales).toHaveBeenCalledOnce();
    // The only verification is the automatic one on load.
    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  });

  test('is sent once, however often the form is submitted', async () => {
    const sending = heldCall();
    const { api, user } = await renderFilled({ sendEmailToSales: sending.call });

    await submitAtOnce(2);
    await screen.findByText('Sending', { selector: '[aria-live]' });
    await user.click(submitButton());
    await user.type(field('Company'), '{Enter}{Enter}');

    expect(api.sendEmailToSales).toHaveBeenCalledOnce();
    await act(async () => sending.answer(yes));
    expect(screen.getByText(SUCCESS)).toBeVisible();
  });

  test('takes no change while it is sent, but leaves the focus', async () => {
    const { user, answer } = await renderSendingRequest();
    const [other, box] = [otherEmail(), screen.getAllByRole('checkbox', { name: /\?$/ })[0]!];

    for (const control of [other, box]) {
      await user.click(control);
      expect(control).toHaveAttribute('aria-disabled', 'true');
    }

    expect(box).not.toBeChecked();
    expect(box).toHaveFocus();
    await answer();
    expect(screen.getByText(SUCCESS)).toBeVisible();
  });

  test('removes the error of the previous attempt', async () => {
    const { api, user } = await renderFilled(fails, { emailsReceipts: true });
    await user.click(submitButton());
    expect(await screen.findByText(FAILURE)).toBeVisible();
    const sending = heldCall();
    api.sendEmailToSales.mockReset().mockImplementation(sending.call);

    await user.click(submitButton());

    await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
    await act(async () => sending.answer(yes));
    expect(screen.getByText(/^We’re emailing you a copy\./)).toBeVisible();
  });
});

describe('a repeated request', () => {
  /** Sends the completed form, which fails. */
  async function renderFailed() {
    const site = await renderFilled(fails);
    await site.user.click(submitButton());
    await screen.findByText(FAILURE);
    return site;
  }

  test('has the same submission id, also after a reload', async () => {
    const first = await renderFailed();
    await first.user.click(submitButton());
    await waitFor(() => expect(first.api.sendEmailToSales).toHaveBeenCalledTimes(2));
    const [call, retry] = first.api.sendEmailToSales.mock.calls;
    expect(call?.[1].submissionId).toMatch(/^[0-9a-f]{32}$/);
    expect(retry).toEqual(call);
    first.unmount();

    const { api, user } = await renderVerified('/info', fails);
    expectTyped();
    await user.click(submitButton());

    await screen.findByText(FAILURE);
    expect(api.sendEmailToSales.mock.lastCall).toEqual(call);
  });

  test('has another submission id if it was changed', async () => {
    const { api, user } = await renderFailed();
    fill(/^Message/, 'Hello');

    await user.click(submitButton());

    await waitFor(() => expect(api.sendEmailToSales).toHaveBeenCalledTimes(2));
    const [call, changed] = api.sendEmailToSales.mock.calls;
    expect(changed?.[1].submissionId).not.toBe(call?.[1].submissionId);
  });
});
