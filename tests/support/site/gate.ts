import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { company } from '../../../shared/company.ts';
import type { SiteFacts } from '../../../shared/site.ts';
import type { SetupApi } from '../../../src/api/SetupApi.ts';
import { heldCall } from './fakeSetupApi.ts';
import { EMAIL, renderSite } from './renderSite.tsx';

export const emailField = () => screen.getByLabelText<HTMLInputElement>('Email address');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('One-time code');
export const button = (name: string) => screen.getByRole('button', { name });
export const resendButton = () => button('Resend code');
/** The texts of all buttons of the page, in their order. */
export const buttons = () =>
  screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
export const gateMessage = () => document.querySelector('#gate-problem')?.textContent;
export const landing = () => screen.findByRole('heading', { level: 1, name: /Your clients build/ });

/** Fills the field in one event, and submits its form `times` times in a row. */
export async function submit(field: HTMLInputElement, text: string, times = 1) {
  fireEvent.input(field, { target: { value: text } });
  await act(async () => {
    for (let count = 0; count < times; count += 1) field.form!.requestSubmit();
  });
}

export async function renderSending() {
  const sending = heldCall();
  const site = await renderSite('/', { overrides: { sendAccessCode: sending.call } });
  await submit(emailField(), EMAIL, 2);
  return { ...site, sending };
}

/** Renders the code step as it appears after the tab is reloaded. */
export function renderCodeStep(overrides?: Partial<SetupApi>, facts?: Partial<SiteFacts>) {
  const pending = { email: EMAIL, sentAt: Date.now(), step: 'code' };
  sessionStorage.setItem('pending_code', JSON.stringify(pending));
  return renderSite('/', { overrides, facts });
}

/** Renders the code step so that another code can be requested without waiting. */
export async function renderResendable(facts?: Partial<SiteFacts>) {
  const site = await renderCodeStep({}, { resendSeconds: 0, ...facts });
  const resend = async (call: SetupApi['sendAccessCode']) => {
    site.api.sendAccessCode.mockImplementation(call);
    await act(async () => resendButton().click());
  };
  return { ...site, resend };
}

/** Follows the link to the privacy policy, and returns to the gate. */
export async function readPolicy(user: UserEvent, meanwhile?: () => Promise<void>) {
  await user.click(screen.getAllByText('Privacy Policy')[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Privacy Policy/ });
  await meanwhile?.();
  await user.click(screen.getAllByRole('link', { name: `${company.name}, home` })[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Verify an Email/ });
}
