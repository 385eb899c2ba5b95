import { expect } from 'vitest';
import { pages } from '../../src/content/pages.ts';
import type { RunningHost } from '../support/host/startHost.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';
import type { Tab } from './browsers/Browser.ts';
import { browserName } from './fixtures.ts';

export const button = (name: string) => `//button[normalize-space()='${name}']`;
export const link = (name: string, within = '') => `${within}//a[normalize-space()='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const emailField = "//input[@id='gate-email']";
export const codeField = "//input[@id='gate-code']";
export const contactUs = link('Contact Us', '//header');
export const home = "//header//a[@aria-label='ProBuilt, home']";

export const headings = {
  gate: 'Verify an Email to access ProBuilt',
  landing: 'Your clients build.',
  info: pages.info.heading,
  policy: 'Privacy Policy and Terms of Service',
  missing: 'The page does not exist!',
};

/** The answers that the request form requires, by label. */
export const answers = typedByLabel(validValues());

let visitors = 0;

/** An email that no other test uses. */
export function newEmail(domain = 'firm.example'): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@${domain}`;
}

const patience = { timeout: browserName === 'chromium' ? 25_000 : 90_000, interval: 50 };

/** Waits until a function in the page returns a value. */
export async function until<Args extends readonly unknown[]>(
  tab: Tab,
  script: (...args: Args) => unknown,
  expected: unknown,
  ...args: Args
): Promise<void> {
  const read = () => tab.read(script, ...args).catch(String);
  await expect.poll(read, { ...patience, message: String(script) }).toEqual(expected);
}

/** Waits until the page shows a text. */
export async function sees(tab: Tab, words: string): Promise<void> {
  const read = () => tab.read(() => document.body.innerText).catch(String);
  await expect.poll(read, patience).toContain(words);
}

/** Waits until a selector matches that many visible elements. */
export const counts = (tab: Tab, selector: string, count: number) =>
  until(tab, countVisible, count, selector);

function countVisible(selector: string): number {
  const found = [...document.querySelectorAll(selector)];
  return found.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
}

/** Waits until the element in focus matches a selector. */
export const focuses = (tab: Tab, selector: string) =>
  until(tab, (wanted) => document.activeElement?.matches(wanted), true, selector);

/** Waits until the value of a field is a text. */
export const hasValue = (tab: Tab, selector: string, value: string) =>
  until(tab, (id) => document.querySelector<HTMLInputElement>(id)?.value, value, selector);

/** Waits until an element stands within the window. */
export const inView = (tab: Tab, selector: string) =>
  until(tab, isInView, true, selector);

function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.top >= -1 && box.bottom <= innerHeight + 1;
}

/** Waits until the page has reached a scroll position and stays there for two frames. */
export async function scrolledTo(tab: Tab, top: number): Promise<void> {
  await until(tab, afterTwoFrames, top);
}

function afterTwoFrames(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(scrollY)))),
    ),
  );
}

export const scroll = (tab: Tab, top: number) =>
  tab.read((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Goes back as the button of a browser does. */
export const goBack = (tab: Tab) => tab.read(() => void setTimeout(() => history.back()));

/** Opens a page and waits until its script has started. */
export async function openStarted(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await until(tab, isHydrated, true);
}

/** React marks the elements that it has taken over. */
function isHydrated(): boolean {
  const logo = document.querySelector('header a');
  return logo !== null && Object.keys(logo).some((key) => key.startsWith('__reactProps'));
}

/** Waits for the mail to an email and returns its code. */
export async function codeFor(server: RunningHost, email: string, nth = 0): Promise<string> {
  const mails = () => server.letters().filter(({ to }) => to === email);
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThan(nth);
  return /\b\d{6}\b/.exec(mails()[nth]?.text ?? '')?.[0] ?? 'no code';
}

/** Goes to the code step with a new email, and returns it. */
export async function toCodeStep(tab: Tab, url: string, email = newEmail()): Promise<string> {
  await openStarted(tab, url);
  await tab.fill(emailField, email);
  await tab.click(button('Send Code'));
  await counts(tab, '#gate-code', 1);
  return email;
}

/** Goes through the gate to the page behind it, and returns the email. */
export async function verify(tab: Tab, server: RunningHost, url: string): Promise<string> {
  const email = await toCodeStep(tab, url);
  await tab.fill(codeField, await codeFor(server, email));
  await tab.click(button('Verify Email'));
  await sees(tab, url.endsWith('/info') ? headings.info : headings.landing);
  return email;
}

/** Opens a page as a returning visitor: the calls are made, the gate is skipped. */
export async function openVerified(tab: Tab, server: RunningHost, url: string): Promise<string> {
  const email = newEmail();
  const call = (name: string, query: Record<string, string>) =>
    tab.read(callSetup, name, new URLSearchParams(query).toString());
  await tab.open(new URL('/robots.txt', url).href);
  await call('SendAccessCodeToQRVideo', { sEmail: email });
  const code = await codeFor(server, email);
  await call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });
  await tab.read(
    (...[stored]) => void Object.assign(localStorage, stored),
    { email, email_token: code },
  );
  await openStarted(tab, url);
  await counts(tab, 'header a[href="/info"]', 1);
  return email;
}

async function callSetup(name: string, query: string): Promise<boolean> {
  const headers = { ClientTime: '2026-11-02 09:00:00.000' };
  const { ok } = await fetch(`/api/Setup/${name}?${query}`, { headers });
  return ok;
}

/** Fills in the request form. */
export async function fillRequest(tab: Tab, values = answers): Promise<void> {
  for (const [label, value] of Object.entries(values)) await tab.fill(field(label), value);
}
