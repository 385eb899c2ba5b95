import { expect } from 'vitest';
import type { RunningHost } from '../support/host/startHost.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';
import type { Tab } from './browsers/Browser.ts';

export const button = (name: string) => `//button[normalize-space()='${name}']`;
export const link = (name: string) => `//a[normalize-space()='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const emailField = "//input[@id='gate-email']";
export const codeField = "//input[@id='gate-code']";

export const headings = {
  gate: 'Verify an Email to access ProBuilt',
  landing: 'Your clients build.',
  info: 'Contact us for more information.',
  policy: 'Privacy Policy and Terms of Service',
  missing: 'The page does not exist!',
};

let visitors = 0;

/** An email that no other test uses. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@firm.example`;
}

/** Waits until an expression in the page has a value. */
export async function until(tab: Tab, expression: string, value: unknown = true): Promise<void> {
  const read = () => tab.read(expression).catch((error: unknown) => String(error));
  await expect.poll(read, { timeout: 90_000, interval: 200, message: expression }).toEqual(value);
}

/** Waits until the page says something. */
export async function sees(tab: Tab, words: string): Promise<void> {
  const read = () => tab.read<string>('document.body.innerText').catch(String);
  await expect.poll(read, { timeout: 90_000, interval: 200 }).toContain(words);
}

/** What the page says at once, in one text. */
export const textOf = (tab: Tab) => tab.read<string>('document.body.innerText');

/** Opens the gate, and waits until its script answers. */
export async function openGate(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await until(tab, "document.documentElement.dataset.early === 'done'");
}

/** Waits for the letter to an email, and reads its code. */
export async function codeFor(host: RunningHost, email: string, letter = 0): Promise<string> {
  const letters = () => host.letters().filter(({ to }) => to === email);
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBeGreaterThan(letter);
  return /\b\d{6}\b/.exec(letters()[letter]?.text ?? '')?.[0] ?? 'no code';
}

/** Waits for the code step. */
export const seesCodeStep = (tab: Tab) =>
  until(tab, "document.getElementById('gate-code') !== null");

/** Goes to the code step with a new email, and gives it. */
export async function toCodeStep(tab: Tab, url: string): Promise<string> {
  const email = newEmail();
  await openGate(tab, url);
  await tab.fill(emailField, email);
  await tab.click(button('Send Code'));
  await seesCodeStep(tab);
  return email;
}

/** Goes the whole way through the gate, up to the page behind it. */
export async function verify(tab: Tab, host: RunningHost, url: string): Promise<string> {
  const email = await toCodeStep(tab, url);
  await tab.fill(codeField, await codeFor(host, email));
  await tab.click(button('Verify Email'));
  await sees(tab, new URL(url).pathname === '/info' ? headings.info : headings.landing);
  return email;
}

/** Fills in what the request form requires. */
export async function fillRequest(tab: Tab): Promise<void> {
  for (const [label, value] of Object.entries(typedByLabel(validValues())))
    await tab.fill(field(label), value);
}
