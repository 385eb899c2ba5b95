import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { SiteFacts } from '../../../shared/site.ts';
import type { SetupApi } from '../../../src/api/SetupApi.ts';
import { heldCall, yes } from './fakeSetupApi.ts';
import { codeField, emailField, submit } from './gate.ts';
import { renderVerified } from './renderSite.tsx';
import { typedByLabel, validValues } from './validRequest.ts';

const typed = typedByLabel(validValues());

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const message = () => field(/^Message/);
export const pageHeading = () => screen.getByRole('heading', { level: 1 });
export const link = (name: string) => screen.getByRole('link', { name });
export const submitButton = () => screen.getByRole('button', { name: /^Send/ });
export const otherEmail = () => screen.getByRole('button', { name: 'Use a different one' });

/** Renders the form for a verified visitor, with every required field filled in. */
export async function renderFilled(overrides?: Partial<SetupApi>, facts?: Partial<SiteFacts>) {
  const site = await renderVerified('/info', overrides, facts);
  await fillRequired();
  return site;
}

export async function fillRequired() {
  await act(async () => {
    for (const [name, text] of Object.entries(typed)) fill(name, text);
  });
}

/** Renders the completed form while its request is being sent. */
export async function renderSendingRequest() {
  const sending = heldCall();
  const site = await renderFilled({ sendEmailToSales: sending.call });
  await site.user.click(submitButton());
  await screen.findByText('Sending', { selector: '[aria-live]' });
  return { ...site, answer: (result = yes) => act(async () => sending.answer(result)) };
}

export function fill(name: string | RegExp, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

export function submitAtOnce(times: number) {
  return act(async () => {
    for (let count = 0; count < times; count += 1) field('Company').form!.requestSubmit();
  });
}

export function expectTyped() {
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
}

export async function leave(user: UserEvent) {
  await user.click(link('Terms and Conditions'));
  await waitFor(() => expect(pageHeading()).toHaveTextContent(/^Privacy Policy/));
}

export async function passGate(email: string) {
  await submit(emailField(), email);
  await submit(codeField(), '123456');
  await screen.findByLabelText('First name');
}
